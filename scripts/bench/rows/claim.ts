import type { ServerName } from "../bench.ts";
import { claimIdOf, idOf } from "../data/ids.ts";
import { claimsOfRepository } from "../data/make-records.ts";
import { comparePath } from "./compare-path.ts";
import { cpuGoal, type Row } from "./row.ts";

export const pathOfClaim = (claim: number) =>
  `/api/v1/claims/${claimIdOf(claim)}?repository_id=${idOf("repo", Math.floor(claim / claimsOfRepository))}`;

/** Claims that are spread over the data set; of each hundred repositories one is private (data/make-records.ts). */
const publicClaims = (claims: number, count: number) =>
  Array.from({ length: count * 2 }, (_, index) => (index * 7919) % claims)
    .filter((claim) => Math.floor(claim / claimsOfRepository) % 100 !== 50)
    .slice(0, count);

const others: ServerName[] = ["ceiling", "fastify", "express", "openapi-backend"];

const repeated: Row = {
  name: "claim",
  title: "one Claim by its id, again and again",
  async measure(bench) {
    const comparison = await comparePath(bench, pathOfClaim(42), "service", others);
    return { comparison, goals: [...cpuGoal(comparison, "ceiling", 0.6), ...cpuGoal(comparison, "fastify")] };
  },
};

const uncached: Row = {
  name: "claim-uncached",
  title: "1000 Claims by their ids, where the service keeps no answers",
  async measure(bench) {
    const servers = await bench.servers(["uncached", ...others]);
    const paths = publicClaims(bench.claims, 1000).map(pathOfClaim);
    await bench.record(paths);
    await bench.requireSame(["fastify"], paths[1]!);
    const comparison = await bench.compare({ servers, requests: paths.map((path) => ({ path })) });
    return { comparison, goals: [...cpuGoal(comparison, "ceiling"), ...cpuGoal(comparison, "fastify", 2.3)] };
  },
};

export const claimRows: Row[] = [repeated, uncached];
