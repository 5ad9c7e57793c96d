import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { curlCommand } from "./curl-command.ts";
import { exampleBodies } from "./example-values.ts";
import { createReference } from "./reference.ts";
import { sdkCall } from "./sdk-call.ts";

const { document, operation } = createReference(
  readFileSync(new URL("../../../openapi.json", import.meta.url)),
)();

const commands = (id: string) => {
  const asked = operation(id)!;
  return exampleBodies(document, asked).map((body) => curlCommand("http://localhost", asked, body));
};
const call = (id: string) => sdkCall(operation(id)!, exampleBodies(document, operation(id)!)[0]!);

it("fills in path and required parameters alone", () => {
  expect(commands("search")).toEqual(["curl 'http://localhost/api/v1/search?q=collatz'"]);
  expect(commands("getClaim")[0]).toMatch(
    /^curl .http:\/\/localhost\/api\/v1\/claims\/claim_\w+\?repository_id=repo_\w+.$/,
  );
});

it("sends a key where one is needed, else cookies as from a page of ours", () => {
  expect(commands("createRun")[0]).toContain('-H "x-api-key: $SERVICE_KEY"');
  expect(commands("updateProfile")[0]).toContain("-b cookies.txt \\\n  -H 'Origin: http://localhost'");
  expect(commands("signIn")[0]).toContain("-c cookies.txt");
  expect(commands("getHealth")).toEqual(["curl http://localhost/api/health"]);
});

it("sends each kind of body as curl does", () => {
  const [upload, indexing] = commands("createRepository");
  expect(upload).toContain("-F paper=@paper.pdf \\\n  --form-string 'title=");
  expect(indexing).toContain("-H 'content-type: application/json' \\\n  -d '{\n");
  expect(commands("submitLanguageForm")[0]).toContain("--data-urlencode language=");
  expect(commands("updateAvatar")).toHaveLength(1);
  expect(commands("updateAvatar")[0]).toContain("--data-binary @file.png");
  expect(commands("callTool")[0]).toContain("-H 'accept: application/json, text/event-stream'");
});

it("keeps what a shell would read within one word", () => {
  const body = { mediaType: "application/json", value: "it's $HOME `id`", files: {} };
  expect(curlCommand("http://localhost", operation("createRun")!, body)).toContain(
    `-d '"it'\\''s $HOME \`id\`"'`,
  );
});

it("calls the SDK with names as somebody writes them", () => {
  expect(call("getContract")).toBe("await client.meta.getContract();");
  expect(call("createRepository")).toContain('paper: await paperFromFile("paper.pdf"),');
  expect(call("streamRunLogs")).toMatch(
    /^for await \(const event of client\.runs\.streamLogs\(\{\n {2}runId: /,
  );
  expect(call("getHomePage")).toBeNull();
});
