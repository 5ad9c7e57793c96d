import { manifestPath } from "../../manifest-path.ts";
import { parseManifest } from "../manifest.ts";
import type { ManifestKind } from "./manifest-kind.ts";

/** The service's own manifest. */
export const ownManifest: ManifestKind = {
  names: [manifestPath],
  confidence: "high",
  read(path, files) {
    const parsed = parseManifest(files.contents.get(path) ?? new Uint8Array(), files.paths);
    return parsed.ok
      ? { part: { own: parsed.manifest }, problems: [] }
      : { part: {}, problems: parsed.problems };
  },
};
