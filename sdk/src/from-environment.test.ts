import { afterEach, expect, it, vi } from "vitest";
import { fromEnvironment } from "./from-environment.ts";

afterEach(() => vi.unstubAllEnvs());

it("reads address and key", () => {
  vi.stubEnv("SERVICE_BASE_URL", "https://verify.example.org/rvs/");
  vi.stubEnv("SERVICE_KEY", "");
  expect(fromEnvironment()).toEqual({ baseUrl: "https://verify.example.org/rvs" });
  vi.stubEnv("SERVICE_KEY", "service_k");
  expect(fromEnvironment()).toEqual({ baseUrl: "https://verify.example.org/rvs", apiKey: "service_k" });
});

it("says what is not set", () => {
  vi.stubEnv("SERVICE_BASE_URL", "");
  expect(() => fromEnvironment()).toThrow("SERVICE_BASE_URL is not set");
});
