import { expect, test } from "vitest";
import { explainFailure } from "./sandbox-diagnosis.ts";

test.each([
  ["bwrap: Can't mount proc on /newroot/proc: Operation not permitted", /\/proc|sysctl/],
  ["bwrap: setting up uid map: Permission denied", /namespaces|sysctl/],
])("the failure %j comes with what to do", async (message, install) => {
  expect(await explainFailure(message)).toEqual({
    ok: false,
    reason: message,
    install: expect.stringMatching(install),
  });
});
