import { expect, it } from "vitest";
import { findCodeImports } from "./find-code-imports.ts";

const notebookOf = (code: string, pictureBytes: number) =>
  JSON.stringify({
    cells: [
      { cell_type: "code", source: [code], outputs: [{ data: { "image/png": "A".repeat(pictureBytes) } }] },
    ],
    metadata: { language_info: { name: "python" } },
  });

/** The packages that these files load, of which the command starts some. */
async function packagesOf(texts: Record<string, string>, begin: string[]) {
  const bytes = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const readFiles = async (_archive: string, names: ReadonlySet<string>, maxBytes: number) =>
    new Map([...bytes].filter(([path, { length }]) => names.has(path) && length <= maxBytes));
  const archives = { readFiles } as unknown as Parameters<typeof findCodeImports>[0]["archives"];
  const files = [...bytes].map(([path, { length }]) => ({ path, size: length }));
  const found = await findCodeImports(
    { archives },
    { source: "", files, begin },
    AbortSignal.timeout(60_000),
  );
  return found.map(({ module }) => module);
}

it("finds what a notebook loads that is large with its pictures", async () => {
  const notebook = notebookOf("import numpy", 5_000_000);
  expect(await packagesOf({ "fit.ipynb": notebook }, ["fit.ipynb"])).toEqual(["numpy"]);
});

it("reads what is started before all that lies beside it", async () => {
  const others = Object.fromEntries(
    Array.from({ length: 4 }, (_, at) => [`n${at}.ipynb`, notebookOf("import scipy", 15_000_000)]),
  );
  const texts = { ...others, "a/b/fit.ipynb": notebookOf("import numpy", 1_000_000) };
  expect(await packagesOf(texts, ["a/b/fit.ipynb"])).toEqual(["numpy"]);
});

it("looks into no script of that size", async () => {
  const script = `import numpy\n# ${"A".repeat(5_000_000)}`;
  expect(await packagesOf({ "fit.py": script }, ["fit.py"])).toEqual([]);
});
