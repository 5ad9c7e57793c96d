import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { line, textPdf } from "../../../test/support/pdf-samples.ts";
import { bareRepository } from "../../../test/support/source-samples.ts";

/** A paper with one number, which one line of Python computes. */
export interface SmallPaper {
  name: string;
  /** The PDF. */
  file: string;
  /** The bare git repository that stands in for `codeUrl`. */
  repository: string;
  codeUrl: string;
}

export const codeHost = "https://github.com/bench/";
/** What the manifest of each paper has for a command. */
export const command = "python3 main.py";

/** Writes papers with a repository each, no two of which have the same bytes. */
export async function makeSmallPapers(folder: string, count: number): Promise<SmallPaper[]> {
  const papers: SmallPaper[] = [];
  for (let number = 0; number < count; number++) {
    const name = `paper-${number}`;
    const value = (number + 0.5).toFixed(2);
    const file = join(folder, `${name}.pdf`);
    await writeFile(file, textPdf([line(`Half of ${2 * number + 1} is ${value}.`, 700, 54, 10)]));
    bareRepository(folder, `${name}.git`, [
      { path: ".research/experiment.yml", content: manifestOf(number, value) },
      {
        path: "main.py",
        content: `open("half.json", "w").write('{"half": %r}' % (${2 * number + 1} / 2))\n`,
      },
    ]);
    papers.push({ name, file, repository: join(folder, `${name}.git`), codeUrl: codeHost + name });
  }
  return papers;
}

const manifestOf = (number: number, value: string) => `version: 1
experiments:
  - {id: main, command: ${command}, timeout: 60, memory: 256, outputs: [half.json]}
claims:
  - id: half
    statement: Half of ${2 * number + 1} is ${value}.
    experiment: main
    measurements:
      - {id: half, metric: half, reported: "${value}", from: {file: half.json, pointer: /half}}
`;
