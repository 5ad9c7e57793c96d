import { expect, test } from "vitest";
import type { ProvidedEnvironment } from "../deps.ts";
import { provideEnvironment } from "./provide-environment.ts";
import type { StageContext } from "./stage.ts";

type Asked = Parameters<StageContext["deps"]["environments"]["provide"]>[0];

const files: Record<string, string> = {
  "run.py": "import numpy\nimport tool\ntool.start('fig' + '1')",
  "tool.py": "",
  "fig1.py": "import yaml\nimport matplotlib.pyplot\nimport style",
  "style.py": "import seaborn",
  "fig2.py": "import pandas",
};

/** What is asked for, with the modules that `findLoaded` then finds. */
async function asked(
  stoppedIn: Parameters<typeof provideEnvironment>[4],
  answered: Partial<ProvidedEnvironment> = {},
  attemptCount = 1,
) {
  let given!: Asked;
  const paths = Object.keys(files);
  const bytesOf = (path: string) => new TextEncoder().encode(files[path]);
  const archives = {
    list: async () => paths.map((path) => ({ path, type: "file", size: files[path]!.length })),
    readFiles: async (_: string, names: ReadonlySet<string>) =>
      new Map([...names].map((path) => [path, bytesOf(path)])),
    readFile: async (_: string, path: string) => bytesOf(path),
    readTime: async () => null,
  };
  const environments = {
    provide: async (request: Asked) => {
      given = request;
      return answered as ProvidedEnvironment;
    },
  };
  const deps = { archives, environments } as unknown as StageContext["deps"];
  const signal = AbortSignal.timeout(60_000);
  const job = { attemptCount } as StageContext["job"];
  await provideEnvironment(
    { deps, job, signal },
    { command: "python run.py", requires: [] },
    "source",
    () => {},
    stoppedIn,
  );
  return (await given.findLoaded()).map(({ module }) => module).sort();
}

test("what the scripts load that are known to be started is asked for", async () => {
  expect(await asked(null)).toEqual(["numpy"]);
});

test("a file that lacked a package was started too, with what it loads and imports", async () => {
  expect(await asked({ lacked: "yaml", installed: {} })).toEqual(["matplotlib", "numpy", "seaborn", "yaml"]);
  expect(await asked({ lacked: "numpy", installed: {} })).toEqual(["numpy"]);
  expect(await asked({ lacked: "nowhere", installed: {} })).toEqual(["numpy"]);
});

test("what a registry did not answer for is asked for again by later attempts, and at last gone on without", async () => {
  let disposed = 0;
  const unanswered = {
    hadPassingFailure: true,
    [Symbol.asyncDispose]: async () => {
      disposed += 1;
    },
  };
  for (const attempt of [1, 2])
    await expect(asked(null, unanswered, attempt)).rejects.toMatchObject({
      ...{ code: "upstream_failed", key: "environment.passing_failure", retryable: true },
    });
  expect(disposed).toBe(2);
  expect(await asked(null, unanswered, 3)).toEqual(["numpy"]);
  expect(disposed).toBe(2);
});
