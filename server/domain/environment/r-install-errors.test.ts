import { expect, it } from "vitest";
import { describeInstallFailure } from "./r-install-errors.ts";

const COMPILER = `* installing *source* package 'a' ...
gcc -c a.c -o a.o
a.c:1:10: fatal error: gsl/gsl_rng.h: No such file or directory
    1 | #include <gsl/gsl_rng.h>
compilation terminated.
make: *** [/usr/lib/R/etc/Makeconf:168: a.o] Error 1
ERROR: compilation failed for package 'a'
`;

it("a failure is told by the compiler's own lines, with what to do", () => {
  expect(describeInstallFailure(COMPILER, null, { systemRequirements: "GNU GSL" })).toBe(
    "It cannot be installed: a.c:1:10: fatal error: gsl/gsl_rng.h: No such file or directory make: *** " +
      "[/usr/lib/R/etc/Makeconf:168: a.o] Error 1 ERROR: compilation failed for package 'a' " +
      "Its authors say that it needs GNU GSL. Name the Debian package that has what it lacks in `apt.txt`.",
  );
});

it("what says nothing is told by its last lines, and a limit by its name", () => {
  const none = { systemRequirements: null };
  expect(describeInstallFailure("one\n\ntwo\n", null, none)).toBe("It cannot be installed: one two");
  expect(describeInstallFailure("x".repeat(1e6), "time", none)).toBe(
    "Installing it was stopped: it used too much time.",
  );
});
