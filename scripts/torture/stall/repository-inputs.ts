import { setTimeout as sleep } from "node:timers/promises";
import type { Tree } from "../../../test/support/mirror.ts";
import { repositoryIdOf, send, submit } from "../client.ts";
import type { StallInput, StallLab } from "./lab.ts";

const manifestPath = ".research/experiment.yml";
const mebibyte = 1024 * 1024;

/** Code repositories at their bounds, from fetching to signing, and reads of what the largest leaves. */
export function repositoryInputs(lab: StallLab): StallInput[] {
  const { url, key } = lab;
  let sent = 0;
  let largest = { id: "", slug: "" };
  const code = (kind: string, make: () => Tree): StallInput => {
    let address = "";
    return {
      kind,
      prepare() {
        address = lab.mirrors.add(`ada/${kind.replaceAll(/\W+/g, "-")}`, make());
      },
      async send() {
        const slug = `code-${++sent}`;
        const id = repositoryIdOf(await submit(url, key, slug, address));
        if (id === null) throw new Error("the submission was refused");
        if (kind === manyClaims) largest = { id, slug };
        await endOf(url, id);
      },
    };
  };
  const reading = (kind: string, path: () => string, accept = "application/json"): StallInput => ({
    kind,
    send: () => send(`${url}${path()}`, { headers: { "x-api-key": key, accept } }),
  });
  return [
    code("code: 49,000 files", () => ({
      ...Object.fromEntries(Array.from({ length: 49_000 }, (_, index) => [`d${index % 200}/f${index}`, ""])),
      [manifestPath]: manifestOf({ command: "true" }),
    })),
    code("manifest: 85,000 empty claims", () => ({
      [manifestPath]: `version: 1\nexperiments: [{id: e, command: 'true'}]\nclaims: [${"{},".repeat(85_000)}]`,
    })),
    code("manifest: broken YAML of 256 KiB", () => ({ [manifestPath]: "{]".repeat(130_000) })),
    code(manyClaims, () => ({
      "measure.sh": `echo '{"value": 4.7401}' > metrics.json\n`,
      [manifestPath]: manifestOf({ command: "sh measure.sh", claims: 500, measurements: 2 }),
    })),
    code("experiment: 8 MiB printed", () => ({
      [manifestPath]: manifestOf({ command: "yes | head -c 8000000" }),
    })),
    code("output: 16 MB of JSON", () => ({
      "make.sh": `printf '{"value": 4.7401, "x": [0' > metrics.json; yes ,1 | head -n 7000000 | tr -d '\\n' >> metrics.json; echo ']}' >> metrics.json`,
      [manifestPath]: manifestOf({ command: "sh make.sh" }),
    })),
    code("output: 200 files of 1 MiB", () => ({
      "make.sh": `i=0; while [ $i -lt 200 ]; do head -c ${mebibyte} /dev/urandom > o$i; i=$((i+1)); done; echo '{"value": 4.7401}' > metrics.json`,
      [manifestPath]: manifestOf({ command: "sh make.sh", outputs: 199 }),
    })),
    code("output: a file of 200 MiB", () => ({
      "make.sh": `head -c ${200 * mebibyte} /dev/urandom > o0; echo '{"value": 4.7401}' > metrics.json`,
      [manifestPath]: manifestOf({ command: "sh make.sh", outputs: 1 }),
    })),
    reading("page of 500 Claims", () => `/r/ada/${largest.slug}`, "text/html"),
    reading("snapshot of 500 Claims", () => `/api/repositories?owner=ada&slug=${largest.slug}`),
    reading(
      "Runs with all sections",
      () =>
        `/api/v1/runs?repository_id=${largest.id}&limit=100&include=assessments,environment,logs,evidence,attestation`,
    ),
    reading("100 Claims with all sections", () => `/api/v1/claims?repository_id=${largest.id}&limit=100`),
    reading("search among 500 Claims", () => "/api/v1/search?q=value&limit=100"),
  ];
}

const manyClaims = "manifest: 500 Claims, 1,000 measurements";

interface ManifestSize {
  command: string;
  claims?: number;
  measurements?: number;
  outputs?: number;
}

function manifestOf({ command, claims = 1, measurements = 1, outputs = 0 }: ManifestSize): string {
  const from = { file: "metrics.json", pointer: "/value" };
  return JSON.stringify({
    version: 1,
    experiments: [
      { id: "e", command, timeout: 60, outputs: Array.from({ length: outputs }, (_, index) => `o${index}`) },
    ],
    claims: Array.from({ length: claims }, (_, claim) => ({
      id: `c${claim}`,
      statement: `The value is 4.74 in case ${claim}.`,
      experiment: "e",
      measurements: Array.from({ length: measurements }, (_, index) => ({
        ...{ id: `m${index}`, metric: "value", reported: "4.74", from },
      })),
    })),
  });
}

async function endOf(url: string, id: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const { body } = await send(`${url}/api/processing?repositoryId=${id}`);
    const { state = "" } = (body as { job?: { state: string } }).job ?? {};
    if (["completed", "failed", "blocked"].includes(state)) return;
    await sleep(50);
  }
  throw new Error("the job did not end in 180 s");
}
