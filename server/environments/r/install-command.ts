import type { LockedRPackage } from "../../domain/environment/environment-lock.ts";
import { fileOfR } from "../../domain/environment/locked-r.ts";

/**
 * Installs the source package of a file that lies in `packages` into `library`. It is unpacked where any build unpacks it,
 * and nothing that is left tells when or where it was: no time in `DESCRIPTION`, no debug information. Names and versions
 * are a lock's: no shell reads more in them than words. A trial is quick, and loads what it has installed.
 */
export function installCommand(
  named: Pick<LockedRPackage, "name" | "version">,
  { packages, library, isTrial = false }: { packages: string; library: string; isTrial?: boolean },
): string {
  const { name } = named;
  const flags = isTrial ? "-g0 -O0" : "-g0";
  const variables = COMPILER_FLAGS.map((each) => `${each} += ${flags}`);
  return `
set -e
umask 022
export R_LIBS=${library} R_PROFILE_USER= R_ENVIRON_USER= R_MAKEVARS_USER=/tmp/makevars TZ=UTC LC_ALL=C.UTF-8
export SOURCE_DATE_EPOCH=946684800
${isTrial ? "export MAKEFLAGS=-j2" : ""}
printf '%s\\n' ${variables.map((each) => `'${each}'`).join(" ")} 'LDFLAGS += -Wl,--build-id=none' > /tmp/makevars
mkdir -p ${library} /tmp/source
rm -rf /tmp/source/${name}
tar -xzf ${packages}/${fileOfR(named)} --no-same-owner --no-same-permissions -C /tmp/source ${name}
cd /tmp/source
R CMD INSTALL --no-docs --no-html --no-multiarch --without-keep.source --built-timestamp=2000-01-01 ${isTrial ? "" : "--no-test-load"} --library=${library} ${name}
rm -rf /tmp/source/${name}
`;
}

const COMPILER_FLAGS = "CFLAGS CXXFLAGS CXX11FLAGS CXX14FLAGS CXX17FLAGS CXX20FLAGS FFLAGS FCFLAGS".split(
  " ",
);
