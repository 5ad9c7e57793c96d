// Called by scripts/run.mjs where there is no build of the programs, or an old one.
import { programs } from "./current.mjs";
import { ensureJoined } from "./join.ts";

await ensureJoined("programs", programs);
