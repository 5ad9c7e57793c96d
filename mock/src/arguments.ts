import { parseArgs } from "node:util";
import type { MockOptions, Speed } from "./options.ts";

/** The options of a mock, or a text to print in its place. Throws one Error that says what is wrong and what is right. */
export function readArguments(args: string[], env: Record<string, string | undefined>): MockOptions | string {
  const { values } = parseArgs({ args, options, strict: true });
  if (values.help) return usage;
  return {
    host: values.host ?? (env.HOST || "127.0.0.1"),
    port: toPort(values.port ?? (env.PORT || "4010")),
    ...(values["base-url"] !== undefined && { baseUrl: values["base-url"] }),
    ...(values.speed !== undefined && { speed: toSpeed(values.speed) }),
    ...(values.seed !== undefined && { seed: values.seed }),
    ...(values.fixtures !== undefined && { fixtures: values.fixtures }),
    limits: Object.fromEntries((values.limit ?? []).map(toLimit)),
    validateResponses: values["validate-responses"] ?? false,
  };
}

const options = {
  port: { type: "string" },
  host: { type: "string" },
  "base-url": { type: "string" },
  speed: { type: "string" },
  seed: { type: "string" },
  fixtures: { type: "string" },
  limit: { type: "string", multiple: true },
  "validate-responses": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const usage = `research-verification-mock [option ...]

  --port PORT            where to listen, 0 for any that is free; default: PORT, or 4010
  --host HOST            the address to listen on; default: HOST, or 127.0.0.1
  --base-url URL         where clients reach it, if not there: behind a proxy, or in a container
  --speed SPEED          how many steps of a Run or a paper a second, instant, or manual; default: 1
  --seed TEXT            the same seed makes the same ids, digests and signatures; default: mock
  --fixtures FILE        accounts and repositories in place of the mock's own, JSON
  --limit NAME=NUMBER    a limit of the contract, such as key-minute=3; default: out of reach
  --validate-responses   answer 500 where an answer breaks the contract
`;

function toPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw new Error(`--port is "${value}": it must be a number from 0 to 65535`);
  return Number(value);
}

function toSpeed(value: string): Speed {
  if (value === "instant" || value === "manual") return value;
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0)
    throw new Error(`--speed is "${value}": it must be a number above 0, instant or manual`);
  return Number(value);
}

function toLimit(value: string): [string, number] {
  const [, name, number] = /^([a-z-]+)=(\d{1,9})$/.exec(value) ?? [];
  if (name === undefined) throw new Error(`--limit is "${value}": it must be like key-minute=3`);
  return [name, Number(number)];
}
