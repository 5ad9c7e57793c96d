import { expect, test } from "vitest";
import { EnvironmentError } from "../environment-error.ts";
import { chooseJulia } from "./choose-julia.ts";
import type { JuliaBinaries } from "./julia-binaries.ts";

const binary = { version: "1.10.4", byteSize: 1, sha256: "a".repeat(64) };
const julia = { name: "julia", version: "1.5.3+dfsg-3" };
const debian = [{ ...julia, architecture: "amd64", essential: false, path: "", byteSize: 1, sha256: "" }];
const wanted = (version: string) => ({ text: `julia ${version}`, place: "M:1", version, isExact: true });
const choose = (version: string | null, own: typeof debian, answer: () => typeof binary | null) =>
  chooseJulia(
    version === null ? null : wanted(version),
    { debian: own },
    () => ({ choose: async () => answer() }) as unknown as JuliaBinaries,
    new AbortController().signal,
  );
const fail = () => {
  throw new EnvironmentError("There is none.");
};

test("takes Debian's where it will do, else the official build", async () => {
  expect(await choose("1.5.1", debian, fail)).toEqual({ binary: null, version: julia.version, unmet: [] });
  expect(await choose(null, debian, fail)).toMatchObject({ binary: null, unmet: [] });
  expect(await choose("1.10.4", debian, () => binary)).toEqual({ binary, version: "1.10.4", unmet: [] });
  expect(await choose(null, [], () => binary)).toMatchObject({ binary });
});

test("says where it is another one than the authors', or none", async () => {
  for (const answer of [fail, () => null]) {
    const chosen = await choose("1.10.4", debian, answer);
    expect(chosen).toMatchObject({ binary: null, version: julia.version });
    expect(chosen.unmet).toMatchObject([{ text: "julia 1.10.4", place: "M:1" }]);
    expect(chosen.unmet[0]!.reason).toMatch(
      /^The environment has Julia 1\.5\.3\+dfsg-3, as its suite has\. There is no/,
    );
  }
  expect(await choose("1.9.4", [], () => null)).toMatchObject({ version: null, unmet: [{}] });
  await expect(choose("1.10.4", [], fail)).rejects.toThrow("There is none.");
});
