import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LockedImage } from "../domain/environment/environment-lock.ts";
import { readImageConfig } from "../domain/environment/image-config.ts";
import { VARIABLES_FILE } from "../execution/root-variables.ts";
import { INPUTS_PATH } from "../execution/sandbox-paths.ts";
import { RESERVED_VARIABLES } from "../execution/variables.ts";
import { type BuildContext, type BuildFolder, runBuildStep } from "./build-debian.ts";
import { EnvironmentError } from "./environment-error.ts";
import { type ImageRegistries, imageIn } from "./image-registries.ts";

/**
 * Makes an image the root. Whoever made the image chose every path in it, so that it is unpacked in the sandbox, by the
 * machine's programs: nothing of the image is executed.
 */
export async function buildImage(
  image: LockedImage,
  folders: BuildFolder,
  context: BuildContext & { images: ImageRegistries },
): Promise<void> {
  const { inputs } = folders;
  const { images } = context;
  const config = await images.fetch(image, inputs, context.signal);
  const variables = readImageConfig(config, images.architecture, RESERVED_VARIABLES);
  if (typeof variables === "string")
    throw new EnvironmentError(`The image ${image.repository}@${image.digest} cannot be used. ${variables}`);
  await writeFile(join(inputs, VARIABLES), JSON.stringify(variables));
  await runBuildStep(folders, context, "machine", UNPACK);
  for (const name of [VARIABLES, "image"]) await rm(join(inputs, name), { recursive: true });
}

const VARIABLES = "variables.json";

/**
 * The experiment's user is none of the image's: what belonged to root is readable to it, and nothing gives rights. Of
 * /etc only an image that no tool has made makes a link.
 */
const UNPACK = `
set -e
command -v umoci > /dev/null || { echo 'umoci is not installed: apt-get install skopeo umoci' >&2; exit 1; }
umoci --log=error raw unpack --rootless --image ${imageIn(INPUTS_PATH)} /work
chmod -R u+rwX,go+rX,ug-s,o-t .
find . ! -type f ! -type d ! -type l -delete
rm -rf proc dev tmp run .${VARIABLES_FILE}
if [ -L etc ] || [ ! -d etc ]; then rm -f etc; mkdir etc; fi
cp ${INPUTS_PATH}/${VARIABLES} .${VARIABLES_FILE}
`;
