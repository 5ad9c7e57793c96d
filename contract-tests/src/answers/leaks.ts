import type { AnswerCheck } from "./answer-check.ts";

/** What no answer shows. */
export const leaks: AnswerCheck = {
  name: "leak",
  summary:
    "No answer shows a stack trace, a path, a query or a variable of the server, its software, or a credential",
  source: "RFC 9110, section 17; RFC 9457, section 5; contract: an error is answered without detail",
  problems({ exchange: { status, headers, text, request }, secrets, operation }) {
    const problems: string[] = [];
    for (const name of ["x-powered-by", "x-aspnet-version", "x-debug", "x-error", "x-backend-server"])
      if (headers.has(name)) problems.push(`the header ${name} tells of the server`);
    if (/\d+\.\d+/.test(headers.get("server") ?? ""))
      problems.push(`Server is ${headers.get("server")}: with a version`);
    const shown = `${[...headers].map(([name, value]) => `${name}: ${value}`).join("\n")}\n${text ?? ""}`;
    // A new key is shown once; the body that was sent is known to whoever sent it.
    if (!(status < 300 && operation.method !== "GET"))
      for (const secret of secrets)
        if (secret.length > 7 && shown.includes(secret)) problems.push("it shows a credential of the caller");
    for (const name of ["x-api-key", "authorization"]) {
      const sent = request.headers[name]?.replace(/^Bearer /i, "");
      if (sent !== undefined && sent.length > 7 && !secrets.includes(sent) && shown.includes(sent))
        problems.push("it repeats the credential that was sent");
    }
    if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(shown)) problems.push("it shows a private key");
    // Records quote what papers and programs say; errors are the service's own words.
    if (status < 400)
      return stack.test(/"lastError":"((?:[^"\\]|\\.)*)"/.exec(text ?? "")?.[1] ?? "")
        ? [...problems, "lastError shows a stack trace"]
        : problems;
    for (const [what, pattern] of signs)
      if (pattern.test(text ?? "")) problems.push(`the error shows ${what}`);
    return problems;
  },
};

const stack =
  /^\s*at .+[:(]\d+[:)]|\\n\s*at \S+ ?\(|Traceback \(most recent|node:internal|\.[jt]s:\d+:\d+|panicked at/m;

const signs: [string, RegExp][] = [
  ["a stack trace", stack],
  [
    "a path of the server",
    /(?:^|[\s"'(])\/(?:home|root|usr|var|opt|srv|etc|tmp|app|work)\/[\w.-]+|[A-Z]:\\\\\w+/,
  ],
  [
    "a query of its database",
    /\b(?:SQLITE_[A-Z]+|SQLSTATE|syntax error at or near|select\s+.+\s+from\s+\w+|insert into\s+\w+)\b/i,
  ],
  ["a connection with its password", /\b[a-z][a-z0-9+.-]*:\/\/[^\s/"'@:]*:[^\s/"'@]+@/i],
  [
    "a variable of its process",
    /\b(?:NODE_ENV|(?:[A-Z][A-Z0-9]*_)+(?:URL|SECRET|TOKEN|PASSWORD|KEY))["']?\s*[=:]/,
  ],
  [
    "an error of a program",
    /\b(?:TypeError|ReferenceError|RangeError|SyntaxError|NullPointerException|ECONNREFUSED|ENOENT|EACCES|undefined is not|Cannot read propert)/,
  ],
];
