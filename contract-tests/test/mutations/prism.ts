import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../test/support/service.ts";
import { runKit } from "./judge.ts";
import type { JudgedData } from "./judged-service.ts";
import type { Mutation } from "./mutation.ts";

/** A request that the kit made, to be made again. */
interface Recorded {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

/** Prism's proxy (`prism proxy --errors`) between a client and the service that is judged. */
export interface Prism extends AsyncDisposable {
  /** Sends the kit's requests through Prism, and returns how many answers it refuses that it does not refuse without. */
  judge(mutation: Mutation): Promise<number>;
}

export async function startPrism(data: JudgedData): Promise<Prism> {
  const requests = await recordRequests(data);
  const [upstream, port] = [await freePort(), await freePort()];
  const command = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
  const contract = fileURLToPath(new URL("../../../openapi.json", import.meta.url));
  const address = `http://127.0.0.1:${upstream}`;
  // With its own refusals of requests it would hide the service's.
  const options = [
    "--errors",
    "--validate-request=false",
    "--port",
    String(port),
    "--verboseLevel",
    "silent",
  ];
  const prism = spawn(process.execPath, [command, "proxy", contract, address, ...options], {
    stdio: "ignore",
  });
  const base = `http://127.0.0.1:${port}`;
  await answers(base);

  async function refusals(mutation: Mutation | null): Promise<Set<number>> {
    await using _ = await data.start(mutation, upstream);
    const refused = new Set<number>();
    for (const [index, { method, target, headers, body }] of requests.entries()) {
      const response = await fetch(`${base}${target}`, { method, headers, body, redirect: "manual" }).catch(
        () => null,
      );
      if (!response) refused.add(index);
      else if (/prism\/errors#(VIOLATIONS|UNPROCESSABLE_ENTITY)/.test(await response.text()))
        refused.add(index);
    }
    return refused;
  }

  const without = await refusals(null);
  return {
    judge: async (mutation) => [...(await refusals(mutation))].filter((index) => !without.has(index)).length,
    async [Symbol.asyncDispose]() {
      prism.kill("SIGKILL");
      await once(prism, "exit");
    },
  };
}

/** One request for each path, status and set of parameters that the kit asks the service as it is. */
async function recordRequests(data: JudgedData): Promise<Recorded[]> {
  const kinds = new Map<string, Recorded>();
  const recording: typeof fetch = async (input, init = {}) => {
    const response = await fetch(input, init);
    const { pathname, searchParams } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const path = pathname.replace(/[a-z]+_[0-9a-z]{26}|sha256:\w+/g, "*");
    // A refusal is the same whatever is refused.
    const parameters = response.status < 400 ? [...searchParams.keys()] : [];
    const kind = [init.method, path, response.status, parameters];
    const body = typeof init.body === "string" || init.body instanceof FormData ? init.body : null;
    const streams = response.headers.get("content-type")?.startsWith("text/event-stream");
    const target = String(input).slice(new URL(String(input)).origin.length);
    if (!streams) kinds.set(JSON.stringify(kind), { method: init.method ?? "GET", target, headers, body });
    return response;
  };
  await runKit(data, null, { fetch: recording });
  return [...kinds.values()];
}

async function answers(base: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await fetch(base).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error("Prism did not start");
}
