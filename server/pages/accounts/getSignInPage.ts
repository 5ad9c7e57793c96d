import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { viewerOf } from "../layout.ts";
import { nextPath } from "./next-path.ts";
import { signInPage } from "./sign-in-page.ts";

export const getSignInPage: Handler<"getSignInPage", Deps, Context> = async (
  { baseUrl },
  { query },
  { principal },
) => {
  const page = await signInPage({ viewer: viewerOf(principal), next: nextPath(query.next, baseUrl) });
  return { status: 200, mediaType: "text/html", body: String(page) };
};
