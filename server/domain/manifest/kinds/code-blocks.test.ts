import { expect, test } from "vitest";
import { consoleBlocks } from "./code-blocks.ts";

const blockOf = (line: string) => consoleBlocks(`\`\`\`\n${line}\n\`\`\`\n`);

test.each([
  [`Rscript -e 'source("a.R")'`, `source("a.R")`],
  [`R --vanilla -q -e "main()"`, "main()"],
  ["$ Rscript --no-save -e 'f()'", "f()"],
  ["Rscript a.R -e 'f()'", "Rscript a.R -e 'f()'"],
  // Each option may begin with one hyphen or two: a billion ways.
  [`R ${"--a ".repeat(200)}x`, `R ${"--a ".repeat(200)}x`],
])("%s has R do %s", (line, told) => expect(blockOf(line)).toEqual([[told]]));
