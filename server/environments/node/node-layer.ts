import type { NodeNeeds } from "../../domain/environment/node-needs.ts";
import type { Asked } from "../../domain/environment/requirement.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { EnvironmentRequest } from "../environment-request.ts";
import type { RegistryLayer } from "../registry-layer.ts";
import { buildNode } from "./build-node.ts";

const NO_REGISTRY = "This server has no npm registry (SERVICE_NPM_REGISTRY); ask its operator.";

/** What a lock of npm pins, from the operator's registry; null: it is only named. Nothing is chosen. */
export function createNodeLayer(registry: string | null): RegistryLayer {
  return {
    needs(request) {
      const node = neededBy(request);
      if (node === null) return null;
      return { runtimes: ["nodejs"], key: { node, registry } };
    },

    /** Packages that the machine has are not looked for: nobody installs one for all. */
    async findLacking(request) {
      const node = neededBy(request);
      return node === null ? [] : [summaryOf(node)];
    },

    findUnlocked(request, lock) {
      const node = neededBy(request);
      const locked = new Set(lock.node?.map(({ path, sha512 }) => `${path} ${sha512}`));
      const isLocked = node?.packages.every(({ path, sha512 }) => locked.has(`${path} ${sha512}`));
      return node === null || isLocked ? [] : [summaryOf(node)];
    },

    async resolve(_base, request) {
      const node = neededBy(request);
      if (node === null) return { members: {}, unmet: [], resolver: null, runtimes: [] };
      const { packages, unmet } = node;
      // In place of each that cannot be had, where none can.
      const lost = registry === null ? [{ ...summaryOf(node), reason: NO_REGISTRY }] : unmet;
      const members = registry !== null && packages.length > 0 ? { node: packages } : {};
      return { members, unmet: lost, resolver: null, runtimes: [] };
    },

    async build({ node }, folder, context) {
      if (!node) return;
      if (registry === null) throw new EnvironmentError(NO_REGISTRY);
      await buildNode(node, registry, folder, context);
    },
  };
}

/** A lock that lies beside code in another language is no need of it. */
function neededBy({ node, runtimes }: EnvironmentRequest): NodeNeeds | null {
  if (node === undefined || !runtimes.includes("nodejs")) return null;
  return node.packages.length + node.unmet.length > 0 ? node : null;
}

const summaryOf = ({ place, packages }: NodeNeeds): Asked => ({
  text: `${packages.length} packages of npm`,
  place,
});
