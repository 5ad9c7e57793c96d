import { DomainError } from "../domain/errors.ts";
import { fileProblemTexts } from "../domain/manifest/file-problem-texts.ts";
import { record } from "../domain/messages/recorded.ts";
import type { ManifestFileProblem } from "./read-manifests.ts";

const maxReported = 20;

/** The failure of a job whose manifests cannot be used: it names every problem, one on each line. */
export function invalidManifest(problems: readonly ManifestFileProblem[]): DomainError {
  const reported = problems.slice(0, maxReported);
  const paths = [...new Set(reported.map(({ path }) => path))];
  const prefix = (path: string) => (paths.length > 1 ? `${path}, ` : "");
  const at = paths.length > 1 ? fileProblemTexts.atOf : fileProblemTexts.at;
  const list = reported.map(({ path, line, column, pointer, message }) =>
    record(at, { path, row: line, column, pointer: pointer || "/", reason: message }),
  );
  return new DomainError("unprocessable", "manifest.invalid", {
    parameters: { file: paths.join(", "), detail: list.join("\n") },
    issues: reported.map(({ path, line, pointer, message }) => ({
      pointer,
      message: `${prefix(path)}line ${line}: ${message}`,
    })),
  });
}
