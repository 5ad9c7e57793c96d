import { expect, test } from "vitest";
import { resolveAddresses, resolvePublicAddresses } from "./public-address.ts";

test("a host is refused for any address that is not public, a literal one included", async () => {
  await expect(resolvePublicAddresses("localhost")).rejects.toMatchObject({ key: "source.address_refused" });
  await expect(resolvePublicAddresses("[::1]")).rejects.toMatchObject({
    key: "source.address_refused",
    retryable: false,
  });
  expect(await resolvePublicAddresses("8.8.8.8")).toEqual(["8.8.8.8"]);
  expect(await resolveAddresses("[::1]")).toEqual(["::1"]);
});
