import { type AnswerCheck, isGood } from "./answer-check.ts";

/** What a browser may do with what others wrote. */
export const browserPolicy: AnswerCheck = {
  name: "browser-policy",
  summary:
    "What a browser would show or run comes with a Content-Security-Policy that allows no strange script, and pages no strange frame",
  source:
    "contract: Content-Security-Policy, “What a browser may do with the body”; CSP Level 3, sections 6.1, 6.4.2 and 6.7.3",
  problems(answer) {
    const { exchange, declared } = answer;
    const type = exchange.headers.get("content-type") ?? "";
    const isShown = exchange.bytes !== null && exchange.bytes.length > 0 && !/json/i.test(type);
    if (!isGood(answer) || !declared?.headers?.["Content-Security-Policy"] || !isShown) return [];
    const policy = exchange.headers.get("content-security-policy");
    if (policy === null) return [`${type} without Content-Security-Policy`];
    const directives = policy.split(";").map((directive) => directive.trim().toLowerCase().split(/\s+/));
    const sources = (name: string) => directives.find(([one]) => one === name)?.slice(1);
    const scripts = sources("script-src") ?? sources("default-src");
    if (scripts === undefined && !directives.some(([one]) => one === "sandbox"))
      return [`Content-Security-Policy says nothing of scripts: ${policy}`];
    // A page with a form that a stranger's page frames is one that a reader can be led to press buttons of.
    const isPage = type.startsWith("text/html");
    if (isPage && sources("frame-ancestors") === undefined && !exchange.headers.has("x-frame-options"))
      return ["a page says nothing of who may frame it"];
    const strange = scripts?.find((one) =>
      ["*", "'unsafe-inline'", "http:", "https:", "data:"].includes(one),
    );
    return strange && !scripts!.some((one) => /^'(nonce|sha\d+)-/.test(one))
      ? [`Content-Security-Policy allows scripts of ${strange}`]
      : [];
  },
};
