import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { NotMeasurable } from "./row.ts";

/** The Debian packages of the programs that rows measure with. */
const packages = { pdftotext: "poppler-utils", wrk: "wrk" } as const;

/** Throws where this machine lacks it. */
export async function requireProgram(name: keyof typeof packages): Promise<void> {
  // What each answers to this is of no interest: that it was started is.
  await promisify(execFile)(name, ["-v"]).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENOENT")
      throw new NotMeasurable(`it needs ${name}: sudo apt-get install ${packages[name]}`);
  });
}
