import { WORK_PATH } from "./sandbox-paths.ts";

/**
 * Returns the whole environment of an experiment. No variable of the server is passed.
 *
 * The values make runs repeatable. Hash order and time zone are fixed; linear algebra has one thread, because the order
 * of a parallel sum changes its last digits; SOURCE_DATE_EPOCH (reproducible-builds.org) is 1980-01-01, the oldest date
 * that zip can store, because figures contain their date; Python's output is unbuffered, so that output before a kill
 * is not lost. `extra` overrides all of these.
 *
 * @throws TypeError for an invalid name or value in `extra`.
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

/** Returns the variables that a result may depend on: locale, time zone, threads. */
export function recordedVariables(): Record<string, string> {
  const { PATH, HOME, TMPDIR, PWD, USER, ...recorded } = experimentVariables("", null);
  return recorded;
}

/** What no image sets; the search path may be its own. */
export const RESERVED_VARIABLES = Object.keys(experimentVariables("", "")).filter((name) => name !== "PATH");

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
