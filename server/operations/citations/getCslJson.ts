import { create } from "content-disposition";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { citationItems } from "../../domain/citation/citation-items.ts";
import { cited } from "./cited.ts";

export const getCslJson: Handler<"getCslJson", Deps, Context> = async (deps, { path }, { principal }) => ({
  status: 200,
  mediaType: "application/vnd.citationstyles.csl+json",
  headers: { "Content-Disposition": create(`${path.slug}.csl.json`, { type: "attachment" }) },
  body: citationItems(await cited(deps, principal, path)),
});
