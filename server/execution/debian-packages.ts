import { runSystemCommand } from "./run-system-command.ts";

/** Interpreters, compilers' runtimes and numerical libraries: what a result may depend on. */
const PATTERNS = (
  "libc6 libstdc++6 libgcc-s1 libgfortran* libgomp1 libblas* liblapack* libopenblas* libatlas* libblis* libmkl* libflexiblas* " +
  "libgsl* libfftw3* libgmp10 libmpfr6 libhdf5* libnetcdf* libsuitesparse* libeigen* libboost-* python3* r-base* r-recommended " +
  "r-cran-* r-bioc-* octave* julia* nodejs default-jre* openjdk-* perl* gcc g++ gfortran make"
).split(" ");

const FORMAT = "${Package} ${Version} ${db:Status-Status}\\n";

/** The same of an environment, from inside: its database is there. */
export const DEBIAN_PACKAGES_COMMAND = `dpkg-query --show '--showformat=${FORMAT}' -- ${PATTERNS.map((each) => `'${each}'`).join(" ")} 2>/dev/null || true`;

/**
 * Lists packages as `name version state`, a line each; an empty text without dpkg. Outside the sandbox, which has the
 * same /usr and not dpkg's database.
 */
export async function listDebianPackages(): Promise<string> {
  const { stdout } = await runSystemCommand([
    "dpkg-query",
    "--show",
    `--showformat=${FORMAT}`,
    "--",
    ...PATTERNS,
  ]);
  return stdout;
}
