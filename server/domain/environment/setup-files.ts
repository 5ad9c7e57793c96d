import { addRequirement, addVersion, type DeclaredPython, noPython } from "./python-needs.ts";
import { placesIn } from "./text-place.ts";

/** Reads `install_requires` of `setup.cfg`: a line each, indented. */
export function readSetupConfig(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const options = /^\[options\][ \t]*\n((?:(?!\[).*\n?)*)/m.exec(text)?.[1] ?? "";
  const list = /^install_requires[ \t]*=[ \t]*(.*(?:\n[ \t]+.*)*)/m.exec(options)?.[1] ?? "";
  for (const each of list.split("\n").map((line) => line.replace(/(?:^|\s)#.*/, "").trim()))
    if (each !== "") addRequirement(needs, each, placeIn(each));
  const version = /^python_requires[ \t]*=[ \t]*(.+)$/m.exec(options)?.[1];
  if (version !== undefined) addVersion(needs, version, placeIn("python_requires"));
  return needs;
}

/** Reads lists of texts in `setup.py`, which is a program: nothing of it is run, and what it computes is named. */
export function readSetupProgram(path: string, text: string): DeclaredPython {
  const needs = noPython();
  const placeIn = placesIn(path, text);
  const start = /\binstall_requires\s*=\s*/.exec(text);
  if (start) {
    const rest = text.slice(start.index + start[0].length).slice(0, 100_000);
    const list = LITERAL_LIST.exec(rest)?.[0];
    if (list === undefined)
      needs.unmet.push({
        text: "install_requires",
        place: placeIn("install_requires"),
        reason: COMPUTED,
      });
    else
      for (const [, double, single] of list.matchAll(TEXT)) {
        const each = double ?? single;
        if (each !== undefined) addRequirement(needs, each.trim(), placeIn(each));
      }
  }
  const version = /\bpython_requires\s*=\s*["']([^"'\n]{1,100})["']/.exec(text)?.[1];
  if (version !== undefined) addVersion(needs, version, placeIn("python_requires"));
  return needs;
}

const COMPUTED = "`setup.py` computes it, and is not run; list the packages in `requirements.txt`.";

/** `["a", 'b>=1',]` with comments and line breaks, and nothing that would have to be computed. */
const LITERAL_LIST = /^[[(](?:[\s,]|#[^\n]*\n|"[^"\\\n]*"|'[^'\\\n]*')*[\])](?!\s*[+.%*[(])/;
const TEXT = /#[^\n]*|"([^"\\\n]*)"|'([^'\\\n]*)'/g;
