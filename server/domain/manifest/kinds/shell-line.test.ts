import { expect, it } from "vitest";
import { loopOf, simpleCommands } from "./shell-line.ts";

it.each([
  ["python fit.py --n 3", ["python fit.py --n 3"]],
  ["a && b; c", ["a", "b", "c"]],
  ["python fit.py 'a && b; c' \"d | e\"", ["python fit.py 'a && b; c' \"d | e\""]],
  ["X=1 Y=2 python fit.py > out.txt 2>/dev/null &", ["X=1 Y=2 python fit.py > out.txt"]],
  ["python fit.py |& tee log", ["python fit.py"]],
  ["python fit.py < in.txt", ["python fit.py < in.txt"]],
  // Anything else stays as it is.
  ["a || b", ["a || b"]],
  ["a | sort", ["a | sort"]],
  ["! a", ["! a"]],
  ["(cd x; a)", ["(cd x; a)"]],
  ["if a; then b; fi", ["if a; then b; fi"]],
  ["a 'b", ["a 'b"]],
  ["for", ["for"]],
  ["", [""]],
  ["a;".repeat(400), ["a;".repeat(400)]],
  [`${"x".repeat(1000)} && b`, [`${"x".repeat(1000)} && b`]],
])("%j does %j", (line, commands) => {
  expect(simpleCommands(line)).toEqual(commands);
});

it.each([
  ['for n in 1 2; do python fit.py $n ${n} "$n" $name; done', ["python fit.py 1 1 1 $name"]],
  ["for n in a.csv b.csv; do fit $n && plot $n; done", ["fit a.csv", "plot a.csv"]],
  ["for n in $(ls); do fit $n; done", null],
  ["for n in *.csv; do fit $n; done", null],
  ["for n; do fit $n; done", null],
  ["for ((i = 0; i < 3; i++)); do fit $i; done", null],
  ["while true; do fit; done", null],
  ["for n in 1 2; do fit $n; done; rm x", null],
])("of %j the commands with the first word are %j", (line, commands) => {
  expect(loopOf(line)?.commands ?? null).toEqual(commands);
});

it.each([
  [
    "for n in 1 2; do fit $n; plot $n && tell; done",
    "for n in 1 2; do fit $n || exit; plot $n && tell || exit; done",
  ],
  ["for n in 1 2\ndo\nfit $n\ndone", "for n in 1 2\ndo\nfit $n || exit\ndone"],
])("%j ends with the first command that fails", (line, strict) => {
  expect(loopOf(line)?.strict).toBe(strict);
});
