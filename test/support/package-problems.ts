import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";

/** What publint and are-the-types-wrong have against a packed package, and against it unpacked: nothing, that is. */
export async function packageProblems(tarball: string, unpacked: string): Promise<unknown[]> {
  const { messages } = await publint({ pkgDir: unpacked, pack: false, strict: true });
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
  const problems = analysis.types ? analysis.problems : [];
  // What neither imports modules nor reads `exports` is promised nothing.
  const promised = problems.filter(
    (problem) => !("resolutionKind" in problem) || /esm|bundler/.test(problem.resolutionKind),
  );
  return [...messages, ...promised];
}
