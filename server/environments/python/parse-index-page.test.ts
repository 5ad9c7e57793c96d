import { expect, test } from "vitest";
import { parseIndexPage } from "./parse-index-page.ts";

const A = "a".repeat(64);
const ADDRESS = "https://index.example/simple/a/";

test("a page in HTML gives files with addresses, hashes and Python's versions, and no dates", () => {
  const page = `<!DOCTYPE html><html><body><!-- <a href="x">hidden-1.tar.gz</a> -->
    <a href="../../files/a-1.0.tar.gz#sha256=${A}" data-requires-python="&gt;=3.8" data-yanked="">a-1.0.tar.gz</a>
    <A HREF='https://files.example/a%2B-1-py3-none-any.whl#md5=0'>a-1.1-py3-none-any.whl</A>
    <a href="javascript:alert(1)">../../etc/passwd</a> <a href="b.exe">b.exe</a> <a href="c.zip">c'.zip</a> <a>`;
  const rest = { uploadedAt: null, requiresPython: null, isYanked: false };
  expect(parseIndexPage("text/html", page, ADDRESS)).toEqual([
    {
      ...{ file: "a-1.0.tar.gz", url: "https://index.example/files/a-1.0.tar.gz", sha256: A },
      ...{ uploadedAt: null, requiresPython: ">=3.8", isYanked: true },
    },
    {
      ...{
        file: "a-1.1-py3-none-any.whl",
        url: "https://files.example/a%2B-1-py3-none-any.whl",
        sha256: null,
      },
      ...rest,
    },
  ]);
});

test("a page in JSON gives dates as well, and what is no file of a sensible kind is left out", () => {
  const file = { filename: "a-1.tar.gz", url: "../a-1.tar.gz", hashes: { sha256: A }, yanked: "broken" };
  const files = [
    { ...file, "upload-time": "2020-01-02T03:04:05.678Z" },
    { ...file, "upload-time": "soon" },
    null,
    {},
  ];
  const type = "application/vnd.pypi.simple.v1+json";
  expect(parseIndexPage(type, JSON.stringify({ files }), ADDRESS)).toMatchObject([
    {
      url: "https://index.example/simple/a-1.tar.gz",
      uploadedAt: "2020-01-02T03:04:05.678Z",
      isYanked: true,
    },
    { uploadedAt: null, sha256: A },
  ]);
  expect(parseIndexPage(type, '{"files": 3}', ADDRESS)).toEqual([]);
});
