import { parseArgs } from "node:util";
import { checkNames } from "./catalog.ts";
import type { CheckName } from "./report.ts";

export const help = `rvs-contract-tests <base-url> [options]

Checks a service against its contract. Nothing is changed unless --write is given.

  --key-env NAME        environment variable that holds an API key
  --cookie-env NAME     environment variable that holds a session cookie, name=value
  --contract FILE       OpenAPI 3.1 document; that of this package by default
  --only ID,...         only these operations, by operationId
  --skip CHECK,...      not these checks
  --write               also send the examples of operations that change something
  --json                the report as JSON
  --help

Checks: ${checkNames.join(", ")}

Exit status: 0 the service keeps the contract, 1 it does not, 2 it could not be checked.
`;

export interface Arguments {
  baseUrl: string;
  apiKey?: string;
  cookie?: string;
  contract?: string;
  only?: string[];
  skip: CheckName[];
  write: boolean;
  json: boolean;
}

/** Parses the command line; returns null for `--help`. Throws a TypeError for invalid arguments. */
export function readArguments(given: string[], environment: NodeJS.ProcessEnv): Arguments | null {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      "key-env": { type: "string" },
      "cookie-env": { type: "string" },
      contract: { type: "string" },
      only: { type: "string" },
      skip: { type: "string" },
      write: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const [baseUrl, ...more] = positionals;
  if (baseUrl === undefined || more.length > 0) throw new TypeError("Give the address of one service");
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(`${baseUrl} is not an http address`);
  const skip = (values.skip?.split(",") ?? []) as CheckName[];
  const unknownCheck = skip.find((name) => !checkNames.includes(name));
  if (unknownCheck !== undefined)
    throw new TypeError(`There is no check ${unknownCheck}: ${checkNames.join(", ")}`);
  const apiKey = readVariable(environment, values["key-env"]);
  const cookie = readVariable(environment, values["cookie-env"]);
  return {
    baseUrl,
    skip,
    write: values.write,
    json: values.json,
    ...(apiKey !== undefined && { apiKey }),
    ...(cookie !== undefined && { cookie }),
    ...(values.contract !== undefined && { contract: values.contract }),
    ...(values.only !== undefined && { only: values.only.split(",") }),
  };
}

/** Secrets are not arguments: those are visible in the process list and in the shell's history. */
function readVariable(environment: NodeJS.ProcessEnv, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const value = environment[name];
  if (!value) throw new TypeError(`The environment variable ${name} is empty`);
  return value;
}
