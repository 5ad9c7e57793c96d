import type { Person, Session, Values } from "../../session.ts";
import type { Answered, Flow } from "../flow.ts";

/** A form of a page. */
export interface Form {
  /** Who sends it; nobody by default. */
  as?: Person | undefined;
  values?: Values;
  body?: object | FormData;
  /** 303 by default. */
  expect?: number | readonly number[];
}

/**
 * Sends a form as a page of the service does, and goes on with the page that it leads to. Returns null where it was
 * answered otherwise.
 */
export async function submit(
  { step, hold }: Flow,
  session: Session,
  operationId: string,
  { as, expect = 303, ...sent }: Form,
): Promise<Answered | null> {
  const { origin } = new URL(session.baseUrl);
  const form = await step(operationId, "a form", { as, ...sent, headers: { origin }, expect });
  if (form?.exchange.status !== 303) return form;
  const location = form.exchange.headers.get("location");
  hold(
    location !== null && isOwn(location, form.exchange.url),
    operationId,
    "a form leads to another site, or nowhere",
    form,
  );
  if (location === null || !isOwn(location, form.exchange.url)) return form;
  const page = new URL(location, form.exchange.url);
  const operation = session.contract.operations.find((one) => one.operationId === operationId)!;
  const root = new URL(session.baseUrl).pathname.replace(/\/$/, "");
  const cookie = cookiesOf(form) ?? as?.cookie;
  const shown = await session.sendUndeclared(
    { check: "form", operation, description: "where a form leads to", after: operationId },
    {
      method: "GET",
      path: decodeURIComponent(page.pathname.slice(root.length)),
      query: [...page.searchParams],
      headers: { accept: "text/html", ...(cookie && { cookie }) },
      body: null,
    },
  );
  hold(
    !shown || shown.status < 400 || shown.status >= 500,
    operationId,
    `a form leads to what is answered ${shown?.status}`,
    form,
  );
  return form;
}

const isOwn = (location: string, url: string): boolean =>
  URL.canParse(location, url) && new URL(location, url).origin === new URL(url).origin;

/** The cookies that an answer sets, as they are sent back; undefined where it sets none. */
export function cookiesOf({ exchange }: Answered): string | undefined {
  const cookies = exchange.headers.getSetCookie().map((one) => one.split(";", 1)[0]!);
  return cookies.length > 0 ? cookies.join("; ") : undefined;
}
