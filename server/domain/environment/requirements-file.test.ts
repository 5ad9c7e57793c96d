import { expect, test } from "vitest";
import { readPython } from "./python-files.ts";
import { readRequirementsFile } from "./requirements-file.ts";

const A = "a".repeat(64);

test("requirements are read with extras, versions, markers and hashes, and carry no option to pip", () => {
  const { requirements, unmet } = readRequirementsFile(
    "requirements.txt",
    [
      "# numbers",
      "NumPy >= 1.20, <2  # comment",
      "",
      "uvicorn[standard] (==0.20.*); python_version < '3.12' and sys_platform == \"linux\"",
      "zope.interface==5.4.0 \\",
      `    --hash=sha256:${A} \\`,
      `    --hash=sha256:${"b".repeat(64)}`,
      "-i https://pypi.org/simple",
      "--prefer-binary",
    ].join("\n"),
  );
  expect(unmet).toEqual([]);
  expect(requirements).toEqual([
    {
      ...{ name: "numpy", text: "NumPy >= 1.20, <2", place: "requirements.txt:2" },
      ...{ line: "NumPy>=1.20,<2", specifier: ">=1.20,<2", marker: null },
    },
    {
      name: "uvicorn",
      text: "uvicorn[standard] (==0.20.*); python_version < '3.12' and sys_platform == \"linux\"",
      place: "requirements.txt:4",
      line: "uvicorn[standard]==0.20.* ; python_version < '3.12' and sys_platform == \"linux\"",
      specifier: "==0.20.*",
      marker: "python_version < '3.12' and sys_platform == \"linux\"",
    },
    {
      ...{ name: "zope-interface", text: "zope.interface==5.4.0", place: "requirements.txt:5" },
      line: `zope.interface==5.4.0 --hash=sha256:${A} --hash=sha256:${"b".repeat(64)}`,
      ...{ specifier: "==5.4.0", marker: null },
    },
  ]);
});

test.each([
  ["--index-url https://evil.example/simple", "operator's index alone"],
  ["--extra-index-url=https://download.pytorch.org/whl/cu118", "operator's index alone"],
  ["-f https://evil.example/", "operator's index alone"],
  ["--pre", "option of pip does not count"],
  ["-e .", "Files and folders are not installed"],
  ["-e git+https://github.com/a/b.git@main#egg=b", "not fetched from a repository"],
  ["b @ git+https://github.com/a/b.git", "not fetched from a repository"],
  ["b @ https://evil.example/b-1-py3-none-any.whl", "not fetched from an address"],
  ["https://evil.example/b.zip", "not fetched from an address"],
  ["./b-1-py3-none-any.whl", "Files and folders are not installed"],
  ["numpy --index-url https://evil.example/simple", "not a requirement as PEP 508"],
  ["numpy --config-settings=x", "not a requirement as PEP 508"],
  ["numpy; python_version < '3' --index-url https://evil.example", "not a requirement as PEP 508"],
  ["numpy ; $(reboot)", "not a requirement as PEP 508"],
  ["numpy==1.0'", "not a requirement as PEP 508"],
  ["../../etc", "Files and folders are not installed"],
  [`numpy --hash=sha256:${A}x`, "not a requirement as PEP 508"],
  ["-r /etc/passwd", "not a file of the repository"],
  ["-r ../../up.txt", "not a file of the repository"],
  ["-r https://evil.example/requirements.txt", "not a file of the repository"],
])("%s is named, with its line and what to do", (line, reason) => {
  const { requirements, includes, unmet } = readRequirementsFile("requirements.txt", `\n${line}\n`);
  expect([requirements, includes]).toEqual([[], []]);
  expect(unmet).toEqual([
    { text: line.replace(/^-e /, ""), place: "requirements.txt:2", reason: expect.any(String) },
  ]);
  expect(unmet[0]?.reason).toContain(reason);
});

test("files that are included count once, constraints only constrain, and a missing one is named", async () => {
  const files: Record<string, string> = {
    "binder/requirements.txt": "a\n-r ../dev/more.txt\n-c limits.txt\n-r gone.txt",
    "dev/more.txt": "b==1\n-r more.txt\n-r ../binder/requirements.txt",
    "binder/limits.txt": "c<2",
    "requirements.txt": "not-read",
  };
  const read = async (path: string) => files[path] ?? { reason: "It is not there." };
  const python = await readPython(Object.keys(files), read);
  expect(python.requirements.map(({ line, place }) => [line, place])).toEqual([
    ["a", "binder/requirements.txt:1"],
    ["b==1", "dev/more.txt:1"],
  ]);
  expect(python.constraints).toEqual(["c<2"]);
  expect(python.unmet).toEqual([
    { text: "binder/gone.txt", place: "binder/requirements.txt:4", reason: "It is not there." },
  ]);
});

test("a line that is made to be slow is read at once", () => {
  const slow = [
    `a${",>=1".repeat(5000)}`,
    `a;${" (".repeat(5000)}`,
    `a[${"b,".repeat(5000)}`,
    "-".repeat(5000),
  ];
  expect(readRequirementsFile("requirements.txt", slow.join("\n")).unmet).toHaveLength(4);
});
