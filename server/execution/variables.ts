import { WORK_PATH } from "./places.ts";

/**
 * The whole environment of an experiment: nothing of the server's passes.
 *
 * The values make a second run repeat the first. Hashing order and time zone are fixed; one thread for linear algebra,
 * because the order of a parallel sum changes its last digits; SOURCE_DATE_EPOCH (reproducible-builds.org) is 1980-01-01,
 * the oldest date that zip can hold, because figures carry their date; Python's output is unbuffered, so that what was
 * printed before a kill is seen. The request's own variables win over all of these.
 */
export function experimentVariables(
  path: string,
  seed: string | null,
  extra: Record<string, string> = {},
): Record<string, string> {
  for (const [name, value] of Object.entries(extra)) {
    if (!NAME.test(name) || value.includes("\0")) throw new TypeError(`not an environment variable: ${name}`);
  }
  return {
    PATH: path,
    HOME: "/tmp",
    TMPDIR: "/tmp",
    PWD: WORK_PATH,
    USER: "nobody",
    LANG: "C.UTF-8",
    LC_ALL: "C.UTF-8",
    TZ: "UTC",
    SOURCE_DATE_EPOCH: "315532800",
    PYTHONHASHSEED: "0",
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONUNBUFFERED: "1",
    OMP_NUM_THREADS: "1",
    OPENBLAS_NUM_THREADS: "1",
    MKL_NUM_THREADS: "1",
    ...(seed === null ? {} : { SEED: seed }),
    ...extra,
  };
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
