// Called by the build, with the compiled files: keeps what the mock's own fixtures left.
import { openMock } from "./open-mock.ts";
import { builtSnapshot } from "./world/kept-snapshots.ts";
import { writeSnapshot } from "./world/snapshot.ts";

const { mock, snapshot } = await openMock({ speed: "instant" });
await writeSnapshot(snapshot, builtSnapshot);
await mock.stop();
