import { expect, test } from "vitest";
import { experimentVariables } from "./variables.ts";

test("the variables are fixed, and the request's override them", () => {
  const variables = experimentVariables("/usr/bin", null, { OMP_NUM_THREADS: "4" });
  expect(variables).toMatchObject({ PATH: "/usr/bin", TZ: "UTC", LANG: "C.UTF-8", OMP_NUM_THREADS: "4" });
  expect(variables).not.toHaveProperty("SEED");
  expect(experimentVariables("/usr/bin", "")).toMatchObject({ SEED: "" });
});

test.each([
  ["", "x"],
  ["1A", "x"],
  ["A B", "x"],
  ["A", "x\0y"],
])("the variable %j with the value %j is refused", (name, value) => {
  expect(() => experimentVariables("/usr/bin", null, { [name]: value })).toThrow(TypeError);
});
