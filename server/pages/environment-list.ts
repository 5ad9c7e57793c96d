import { html } from "hono/html";
import type { Environment } from "../__generated__/types.ts";
import type { Html } from "./layout.ts";

/** Renders each environment once, however many Runs it had; numerical libraries choose their code by the processor. */
export function environmentList(environments: Iterable<Environment>): Html {
  const distinct = new Map([...environments].map((environment) => [environment.digest, environment]));
  return html`<h2>Environments</h2>${[...distinct.values()].map(item)}`;
}

/** The anchor of an environment on the page. */
export function environmentId({ digest }: Environment): string {
  return `environment-${digest.replace("sha256:", "").slice(0, 12)}`;
}

/** A runtime and its packages may be many; the record of the Run has all of them. */
const maxPackages = 500;

function item(environment: Environment): Html {
  const { architecture, cpuModel, os } = environment;
  const facts = factsOf(environment).filter(([, text]) => text !== "");
  return html`<details id="${environmentId(environment)}"><summary>${cpuModel ?? architecture}, ${os}</summary>
    <dl>${facts.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl></details>`;
}

function factsOf(environment: Environment): [string, string][] {
  const { architecture, cpuCount, cpuFeatures = [], blas = [], packages = {}, runtimes } = environment;
  const libraries = blas.map(({ library, version, kernel }) =>
    [library, version, kernel && `kernel ${kernel}`].filter(Boolean).join(" "),
  );
  const installed = pairs(packages, " ");
  const more = installed.length - maxPackages;
  return [
    ["Processors", [`${cpuCount}`, architecture, ...cpuFeatures].join(", ")],
    ["Linear algebra", libraries.join(", ")],
    ["C library", environment.libc ?? ""],
    ["Kernel", environment.kernel ?? ""],
    ["Runtimes", pairs(runtimes, " ").join(", ")],
    ["Memory limit", `${Math.round(environment.memoryLimitBytes / 2 ** 20)} MiB`],
    ["Network", environment.network],
    ["Devices", (environment.devices ?? []).join(", ")],
    ["Executor", environment.executor],
    ["Variables", pairs(environment.variables ?? {}, "=").join(", ")],
    ["Root file system", rootOf(environment)],
    ["Packages", [...installed.slice(0, maxPackages), ...(more > 0 ? [`and ${more} more`] : [])].join(", ")],
    ["Code", environment.sourceCommit ?? ""],
    ["Digest", environment.digest],
  ];
}

function rootOf({ rootFilesystem: root }: Environment): string {
  if (!root) return "";
  const by = root.pinned ? "pinned by the authors" : `chosen by ${root.resolver}, ${root.resolvedAt}`;
  const image = root.image ? `image ${root.image}, ` : "";
  return `${image}lock ${root.lockDigest}, files ${root.treeDigest}; ${by}`;
}

const pairs = (values: Record<string, string>, between: string) =>
  Object.entries(values).map(([name, value]) => `${name}${between}${value}`);
