import { expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const there = { "run.py": "", "code/fit.R": "", "code/all.sh": "python3 a.py\n", "install.sh": "" };
const commandOf = (text: string) =>
  readKind("Dockerfile", { ...there, Dockerfile: `FROM debian\n${text}` }).part.experiments?.[0]?.command;

it.each([
  ['COPY . /app\nWORKDIR /app\nCMD ["python3", "run.py", "--n", "3"]', "python3 run.py --n 3"],
  ['COPY . /app\nENTRYPOINT ["python", "/app/run.py"]\nCMD ["--n", "3"]', "python run.py --n 3"],
  ['CMD ["x"]\nCOPY . .\nENTRYPOINT ["python"]\nCMD ["run.py"]', "python run.py"],
  ["ADD ./code /srv/code/\nWORKDIR /srv\nWORKDIR code\nCMD Rscript fit.R", "cd code && Rscript fit.R"],
  ["COPY code/fit.R /opt/fit/\nCMD cd /opt/fit && \\\n  Rscript fit.R", "cd code && Rscript fit.R"],
  ["COPY run.py /opt/x.py\nCMD python3 /opt/x.py", "python3 run.py"],
  ['COPY code/ /code\nCMD ["/bin/bash", "-c", "cd /code; ./all.sh"]', "cd code && ./all.sh"],
  [
    "COPY . /a\nWORKDIR /a\nCMD python3 run.py && cd code && Rscript fit.R",
    "python3 run.py && ( cd code && Rscript fit.R\n)",
  ],
  ['COPY . .\nCMD ["python3", "run.py"]\nFROM debian\nCOPY . .\nCMD ["bash"]', undefined],
  ["COPY . .\nCMD ./install.sh", undefined],
  ['COPY . .\nCMD ["jupyter", "lab", "--ip=0.0.0.0"]', undefined],
  ["COPY . .\nCMD python3 $SCRIPT", undefined],
  ["COPY --from=build /out/run.py /run.py\nCMD rm -rf / ; python3 /etc/x.py", undefined],
  ["CMD", undefined],
  ['CMD ["sh", "-c"]', undefined],
  ["WORKDIR\nCOPY\nADD x\nENTRYPOINT []\nCMD [1, {}]", undefined],
])("a container of %j runs %j", (text, command) => {
  expect(commandOf(text)).toBe(command);
});

it("is not read where it is too long", () => {
  expect(commandOf(`COPY . .\nCMD python3 run.py\n${"#\n".repeat(40_000)}`)).toBeUndefined();
});
