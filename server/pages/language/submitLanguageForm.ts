import { serialize } from "hono/utils/cookie";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { languageCookie } from "../../headers/page-language.ts";
import { nextPath } from "../accounts/next-path.ts";

const secondsOfYear = 31_536_000;

export const submitLanguageForm: Handler<"submitLanguageForm", Deps, Context> = async (
  { baseUrl },
  { body },
  { headers },
) => {
  const next = body.next ?? pathOf(headers.get("referer"), baseUrl);
  const cookie = serialize(languageCookie, body.language, {
    ...{ path: "/", maxAge: secondsOfYear, httpOnly: true, sameSite: "Lax" },
    secure: baseUrl.startsWith("https:"),
  });
  return { status: 303, headers: { Location: nextPath(next, baseUrl), "Set-Cookie": cookie } };
};

/** The page that the form stood on, where it is one of ours. */
function pathOf(referer: string | null, baseUrl: string): string | undefined {
  const url = referer === null ? null : URL.parse(referer);
  return url?.origin === new URL(baseUrl).origin ? url.pathname + url.search : undefined;
}
