import { expect, test } from "vitest";
import { formatImageReference, parseImageReference } from "./image-reference.ts";

const digest = `sha256:${"0a".repeat(32)}`;
const whole = (text: string) => {
  const reference = parseImageReference(text);
  return reference && formatImageReference(reference);
};

test.each([
  ["python", "docker.io/library/python:latest"],
  ["python:3.11-slim", "docker.io/library/python:3.11-slim"],
  ["rocker/r-ver:4.3.1", "docker.io/rocker/r-ver:4.3.1"],
  ["docker.io/python:3", "docker.io/library/python:3"],
  ["ghcr.io/org/team/name:v1", "ghcr.io/org/team/name:v1"],
  ["localhost:5000/name", "localhost:5000/name:latest"],
  ["localhost/name", "localhost/name:latest"],
  [`quay.io/a/b:tag@${digest}`, `quay.io/a/b@${digest}`],
])("%s is %s", (text, expected) => {
  expect(whole(text)).toBe(expected);
});

test.each([
  ...["", "Python", "a//b", "a/../b", "-a", "a:", "a:b:c", "a@sha256:00", `a@md5:${"0".repeat(32)}`, "a b"],
  ...["--flag", "host.example:70000000/a", "user:password@host.example/a", "https://ghcr.io/a/b", "a\n:b"],
  ...[`${"a/".repeat(200)}b`, "exa mple.org/a", "UPPER.example/a", "[::1]:5000/a", "a:-b"],
])("%j is none", (text) => {
  expect(parseImageReference(text)).toBeNull();
});
