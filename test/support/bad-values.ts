/** What strangers send, as it stands in a path or a query: percent-encoded. */
export const percentEncodedValues = [
  ...["", "%20", "%00", "a%00b", "%ED%A0%80", "%FF", "%F0%9F%A7%AA", "%E2%80%AEabc", "%25", "%0d%0aX-A:1"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "..%2F..%2Fetc%2Fpasswd",
    "%2e%2e",
    "'%3B--",
    "%22%5C",
    "*",
    "%2A%2F",
  ],
  ...[
    "-1",
    "0",
    "0x10",
    "1e400",
    "NaN",
    "%205",
    "101",
    "9".repeat(400),
    "a,b,,c",
    ",",
    "true",
    "null",
    "[object]",
  ],
  ...[
    "a".repeat(129),
    "a".repeat(5000),
    "sha256:",
    `sha256:${"0".repeat(64)}`,
    "repo_",
    "2026-13-45T99:99:99Z",
  ],
];

/** JSON texts that stand where a value is expected. */
export const jsonValues = [
  ...["null", "true", "[]", "{}", "-0", "1e400", "-1", "0.1", "123456789012345678901234567890", '""', '" "'],
  ...[
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"__proto__"',
    '"constructor"',
    '"\\u202e"',
  ],
  ...[
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{}}}',
    '[[[[["x"]]]]]',
    '"../../etc/passwd"',
  ],
  ...[`"${"a".repeat(70_000)}"`, `${"[".repeat(20_000)}${"]".repeat(20_000)}`, '["a","a"]', "[null]"],
  ...[
    '"https://127.0.0.1:1/x.pdf"',
    '"file:///etc/passwd"',
    '"http://[::1]/"',
    '"javascript:alert(1)"',
    '"\\ufeff"',
  ],
];

/** Whole bodies that are said to be JSON. */
export const jsonTexts: (string | Uint8Array<ArrayBuffer>)[] = [
  ...[
    "",
    " ",
    "{",
    "nul",
    "'a'",
    "NaN",
    "{}{}",
    '{"a":1,}',
    "[]",
    "null",
    '"text"',
    "0",
    "\ufeff{}",
    "{}\u0000",
  ],
  ...[
    '{"__proto__":{"polluted":true}}',
    '{"a":1,"a":2}',
    "[".repeat(100_000),
    `{"a":${'{"a":'.repeat(5000)}1`,
  ],
  new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
  new Uint8Array([0xed, 0xa0, 0x80]),
];

const part = (name: string, value: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Whole bodies that are said to be `multipart/form-data; boundary=x`. */
export const multipartTexts = [
  ...[
    "",
    "--x",
    "--x--",
    "--x--\r\n",
    "--y\r\n\r\n--y--",
    part("title", "stops here"),
    `${part("title", "a")}--x`,
  ],
  `${part("title", "a")}${part("title", "b")}--x--\r\n`,
  `${part("__proto__", "a")}${part("constructor", "b")}--x--\r\n`,
  `${part("paper", "not a file")}--x--\r\n`,
  `${part("title", "a", '; filename="a.txt"')}--x--\r\n`,
  `${part("paper", "%PDF-1.4", '; filename="../../../etc/passwd"')}--x--\r\n`,
  `${part("paper", "", '; filename=""')}--x--\r\n`,
  `${part("avatar", "GIF89a", '; filename="a.gif"')}--x--\r\n`,
  `${part("a\u0000b", "\u0000")}--x--\r\n`,
  `${part("title", "x".repeat(70_000))}--x--\r\n`,
  `${Array.from({ length: 80 }, (_, index) => part(`f${index}`, "x")).join("")}--x--\r\n`,
  `--x\r\nContent-Disposition: attachment\r\n\r\na\r\n--x--\r\n`,
  `--x\r\n${"X: y\r\n".repeat(3000)}\r\na\r\n--x--\r\n`,
];

export const contentTypes = [
  ...[
    "application/json",
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "application/json;charset=utf-16",
  ],
  ...[
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
  ],
  ...["multipart/mixed; boundary=x", "application/octet-stream", "image/png", ";", "__proto__", "a/b/c"],
];

/** Request headers by name; what a value cannot hold, such as a line break, no client can send. */
export const requestHeaders: Record<string, string[]> = {
  "if-none-match": ["*", '"', 'W/"x", "y"', "x", `"${"a".repeat(4000)}"`, '""'],
  range: [
    "bytes=0-",
    "bytes=-1",
    "bytes=99999999999999999999-",
    "items=1-2",
    "bytes=1-0",
    "bytes=0-0,2-3",
    "bytes=",
  ],
  "if-range": ['"x"', "Sat, 21 Nov 2026 00:00:00 GMT"],
  accept: [
    "text/html",
    "application/json;q=0",
    "*/*;q=x",
    "application/xml",
    "text/html;q=0.1, application/json",
    ";",
  ],
  "accept-language": ["de", "zh-TW, *;q=0", "xx", ";;;", "a".repeat(3000)],
  origin: ["null", "https://elsewhere.example", "x"],
  "sec-fetch-site": ["cross-site", "same-origin"],
  "mcp-session-id": ["", "x", "a".repeat(3000)],
  "mcp-protocol-version": ["2025-11-25", "1", "9999-99-99"],
  "content-length": ["99999999999", "0"],
  "idempotency-key": ["x"],
};

/** Credentials that are none. */
export const invalidCredentials: Record<string, string>[] = [
  { "x-api-key": "" },
  { "x-api-key": "service_wrong" },
  { "x-api-key": "x".repeat(300) },
  { authorization: "Bearer" },
  { authorization: "Bearer service_wrong" },
  { authorization: "Basic eDp5" },
  { cookie: "service.session_token=%00; =; a" },
  { cookie: `service.session_token=${"x".repeat(3000)}.y` },
];
