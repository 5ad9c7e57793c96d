import { parseDocument } from "htmlparser2";
import { browser as accept } from "./pages.ts";

/** A page as a person has it. */
export interface OpenPage {
  /** Path and query, after redirections. */
  path: string;
  status: number;
  headers: Headers;
  text: string;
  /** The fields of each form with what they hold, by the form's address. */
  forms: Map<string, Record<string, string>>;
  /** Where a form led at once. */
  redirect: { status: number; location: string } | null;
}

/** A browser without script: keeps cookies, follows redirections, fills in and sends the forms that a page has. */
export function createBrowser(url: string, cookie = "") {
  const cookies = new Map(
    cookie
      .split("; ")
      .filter(Boolean)
      .map((pair) => pair.split("=", 2) as [string, string]),
  );
  let page: OpenPage | undefined;

  async function load(path: string, init: RequestInit = {}): Promise<OpenPage> {
    const sent = {
      accept,
      ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") } : {}),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(`${url}${path}`, { ...init, headers: sent, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(";", 1)[0]!.split("=", 2) as [string, string];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const text = await response.text();
    if (response.status === 303)
      return { ...(await load(location!)), redirect: { status: 303, location: location! } };
    const { status, headers } = response;
    page = { path, status, headers, text, forms: formsOf(text), redirect: null };
    return page;
  }

  return {
    open: (path: string) => load(path),
    cookie: () => [...cookies].map((pair) => pair.join("=")).join("; "),

    /** Sends a form of the open page with other values in its fields. Throws where the page has no such form or field. */
    async send(action: string, values: Record<string, string> = {}): Promise<OpenPage> {
      const fields = page?.forms.get(action);
      if (!fields) throw new Error(`${page?.path} has no form for ${action}`);
      for (const name of Object.keys(values)) {
        if (!(name in fields)) throw new Error(`The form for ${action} has no field ${name}`);
      }
      const body = new URLSearchParams({ ...fields, ...values });
      return load(action, { method: "POST", body, headers: { origin: url } });
    },
  };
}

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

function formsOf(text: string): OpenPage["forms"] {
  const forms = elements(parseDocument(text).children).filter(({ name }) => name === "form");
  return new Map(forms.map((form) => [form.attribs.action ?? "", fieldsOf(form)]));
}

function fieldsOf(form: Element): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { name, attribs, children } of elements(form.children)) {
    const field = attribs.name;
    if (field === undefined) continue;
    if (name === "textarea")
      fields[field] = children
        .map((child) => ("data" in child ? child.data : ""))
        .join("")
        .replace(/^\n/, "");
    else if (attribs.type !== "radio" || "checked" in attribs) fields[field] = attribs.value ?? "";
  }
  return fields;
}

function elements(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => ("attribs" in node ? [node, ...elements(node.children as Node[])] : []));
}
