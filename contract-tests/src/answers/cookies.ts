import { type AnswerCheck, listOf } from "./answer-check.ts";

/** Cookies of sessions. */
export const cookies: AnswerCheck = {
  name: "cookie",
  summary: "A cookie is HttpOnly and SameSite, over HTTPS Secure, and never in an answer that may be kept",
  source: "contract: Set-Cookie; RFC 6265, section 4.1.2; RFC 9111, section 7.3",
  problems({ exchange: { headers, url }, declared }) {
    const sent = headers.getSetCookie();
    if (sent.length === 0) return [];
    const problems: string[] = [];
    if (declared && !declared.headers?.["Set-Cookie"])
      problems.push("it sets a cookie, which is not declared");
    if (!listOf(headers, "cache-control").includes("no-store"))
      problems.push("it sets a cookie and may be kept");
    for (const cookie of sent) {
      const name = cookie.split("=", 1)[0];
      const attributes = cookie
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      // One that ends is no secret any more.
      if (/^[^=]+=;/.test(cookie) || attributes.includes("max-age=0")) continue;
      if (!attributes.includes("httponly")) problems.push(`the cookie ${name} is not HttpOnly`);
      if (!attributes.some((one) => /^samesite=(lax|strict)$/.test(one)))
        problems.push(`the cookie ${name} is not SameSite`);
      if (url.startsWith("https:") && !attributes.includes("secure"))
        problems.push(`the cookie ${name} is not Secure`);
    }
    return problems;
  },
};
