import { parseArgs } from "node:util";
import { type ReportFormat, reportFormats } from "./report/formats.ts";

export const help = `rvs-contract-tests <base-url> [options]

Checks a service against its contract. Nothing is changed unless --write is given.

What is sent:
  --key-env NAME        environment variable that holds an API key
  --cookie-env NAME     environment variable that holds a session cookie, name=value
  --header 'Name: x'    sent with every request; may be given again
  --contract FILE       OpenAPI 3.1 document; that of this package by default
  --include ID,...      only these operations or checks; --only says the same
  --exclude ID,...      not these operations or checks; --skip says the same
  --write               also make, change and remove what belongs to accounts of the run's own
  --read-only           GET, HEAD and OPTIONS alone, for a service in production
  --seed N              decides what is drawn; 1 by default
  --concurrency N       operations at once; 4 by default

What is told:
  --report FORMAT       ${reportFormats.join(", ")}; text by default. FORMAT=FILE writes a file; may be given again
  --json                --report json
  --list                the checks, what each holds a service to, and whose words those are
  --help

Exit status: 0 the service keeps the contract, 1 it does not, 2 it could not be checked.
`;

export interface Arguments {
  baseUrl: string;
  apiKey?: string;
  cookie?: string;
  headers?: Record<string, string>;
  contract?: string;
  /** Names of operations or checks. */
  include: string[];
  exclude: string[];
  write: boolean;
  readOnly: boolean;
  seed?: number;
  concurrency?: number;
  /** Where each report goes: to standard output where no file is named. */
  reports: { format: ReportFormat; file?: string }[];
}

const several = { type: "string", multiple: true, default: [] as string[] } as const;

/** Parses the command line; returns what to print for `--help` and `--list`. Throws a TypeError for invalid arguments. */
export function readArguments(given: string[], environment: NodeJS.ProcessEnv): Arguments | "help" | "list" {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      "key-env": { type: "string" },
      "cookie-env": { type: "string" },
      header: several,
      contract: { type: "string" },
      include: several,
      only: several,
      exclude: several,
      skip: several,
      write: { type: "boolean", default: false },
      "read-only": { type: "boolean", default: false },
      seed: { type: "string" },
      concurrency: { type: "string" },
      report: several,
      json: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  if (values.list) return "list";
  const [baseUrl, ...more] = positionals;
  if (baseUrl === undefined || more.length > 0) throw new TypeError("Give the address of one service");
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(`${baseUrl} is not an http address`);
  if (values.write && values["read-only"]) throw new TypeError("Give --write or --read-only, not both");
  const apiKey = readVariable(environment, values["key-env"]);
  const cookie = readVariable(environment, values["cookie-env"]);
  const headers = Object.fromEntries(values.header.map(readHeader));
  return {
    baseUrl,
    include: [...values.include, ...values.only].flatMap((list) => list.split(",")),
    exclude: [...values.exclude, ...values.skip].flatMap((list) => list.split(",")),
    write: values.write,
    readOnly: values["read-only"],
    reports: [...values.report, ...(values.json ? ["json"] : [])].map(readReport),
    ...(apiKey !== undefined && { apiKey }),
    ...(cookie !== undefined && { cookie }),
    ...(values.header.length > 0 && { headers }),
    ...(values.contract !== undefined && { contract: values.contract }),
    ...(values.seed !== undefined && { seed: readNumber("--seed", values.seed, 0) }),
    ...(values.concurrency !== undefined && {
      concurrency: readNumber("--concurrency", values.concurrency, 1),
    }),
  };
}

/** Secrets are not arguments: those are visible in the process list and in the shell's history. */
function readVariable(environment: NodeJS.ProcessEnv, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const value = environment[name];
  if (!value) throw new TypeError(`The environment variable ${name} is empty`);
  return value;
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new TypeError(`--header ${text} is not 'Name: value'`);
  return [name.toLowerCase(), value];
}

function readNumber(option: string, text: string, least: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least)
    throw new TypeError(`${option} ${text} is not a whole number from ${least} on`);
  return Number(text);
}

function readReport(text: string): Arguments["reports"][number] {
  const [format = "", ...file] = text.split("=");
  const known = reportFormats.find((name) => name === format);
  if (!known) throw new TypeError(`There is no report ${format}: ${reportFormats.join(", ")}`);
  return file.length > 0 ? { format: known, file: file.join("=") } : { format: known };
}
