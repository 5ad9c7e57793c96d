// Called by the build, with the compiled files: starts a mock with its own fixtures, and keeps what they left.
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openMock } from "./open-mock.ts";
import { snapshotFiles, snapshotPaths } from "./world/snapshot.ts";

const { mock, world, chance, dataDir, stopService, remove } = await openMock({ speed: "instant" });
await stopService();
const { folder, description } = snapshotPaths;
await mkdir(folder);
for (const name of snapshotFiles) await cp(join(dataDir, name), join(folder, name), { recursive: true });
const { repositories } = mock;
await writeFile(description, JSON.stringify({ repositories, made: chance.made(), texts: world.texts() }));
await remove();
