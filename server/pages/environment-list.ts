import { html } from "hono/html";
import type { Environment } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import type { Message } from "./language/message-values.ts";
import type { Translator } from "./language/translator.ts";
import { environmentTexts } from "./texts/environment-texts.ts";

/** Renders each environment once, however many Runs it had; numerical libraries choose their code by the processor. */
export function environmentList(t: Translator, environments: Iterable<Environment>): Html {
  const distinct = new Map([...environments].map((environment) => [environment.digest, environment]));
  return html`<h2>${t(environmentTexts.environments)}</h2>${[...distinct.values()].map((each) => item(t, each))}`;
}

/** The anchor of an environment on the page. */
export function environmentId({ digest }: Environment): string {
  return `environment-${digest.replace("sha256:", "").slice(0, 12)}`;
}

/** A runtime and its packages may be many; the record of the Run has all of them. */
const maxPackages = 500;

function item(t: Translator, environment: Environment): Html {
  const { architecture, cpuModel, os } = environment;
  const facts = factsOf(t, environment).filter(([, parts]) => parts.length > 0);
  return html`<details id="${environmentId(environment)}"><summary>${cpuModel ?? architecture}, ${os}</summary>
    <dl>${facts.map(([name, parts]) => html`<dt>${t(name)}</dt><dd>${joined(t, parts)}</dd>`)}</dl></details>`;
}

function factsOf(t: Translator, environment: Environment): [Message, string[]][] {
  const { architecture, cpuCount, cpuFeatures = [], blas = [], packages = {}, runtimes } = environment;
  const libraries = blas.map(({ library, version, kernel }) =>
    [library, version, kernel && t(environmentTexts.kernelOfLibrary, { kernel })].filter(Boolean).join(" "),
  );
  const installed = pairs(packages, " ");
  const count = installed.length - maxPackages;
  const { network } = environment;
  return [
    [environmentTexts.processors, [`${cpuCount}`, architecture, ...cpuFeatures]],
    [environmentTexts.linearAlgebra, libraries],
    [environmentTexts.cLibrary, known(environment.libc)],
    [environmentTexts.kernel, known(environment.kernel)],
    [environmentTexts.runtimes, pairs(runtimes, " ")],
    [environmentTexts.memoryLimit, [`${Math.round(environment.memoryLimitBytes / 2 ** 20)} MiB`]],
    [environmentTexts.network, [network === "none" ? t(environmentTexts.noNetwork) : network]],
    [environmentTexts.devices, environment.devices ?? []],
    [environmentTexts.executor, [environment.executor]],
    [environmentTexts.variables, pairs(environment.variables ?? {}, "=")],
    [environmentTexts.rootFileSystem, rootOf(t, environment)],
    [
      environmentTexts.packages,
      [
        ...installed.slice(0, maxPackages),
        ...(count > 0 ? [t(environmentTexts.morePackages, { count })] : []),
      ],
    ],
    [environmentTexts.code, known(environment.sourceCommit)],
    [environmentTexts.digest, [environment.digest]],
  ];
}

function rootOf(t: Translator, { rootFilesystem: root }: Environment): string[] {
  if (!root) return [];
  return [
    ...(root.image ? [t(environmentTexts.image, { image: root.image })] : []),
    t(environmentTexts.lock, { digest: root.lockDigest }),
    t(environmentTexts.files, { digest: root.treeDigest }),
    root.pinned
      ? t(environmentTexts.pinned)
      : t(environmentTexts.chosen, { resolver: String(root.resolver), time: String(root.resolvedAt) }),
  ];
}

const known = (text: string | null | undefined) => (text ? [text] : []);

const pairs = (values: Record<string, string>, between: string) =>
  Object.entries(values).map(([name, value]) => `${name}${between}${value}`);
