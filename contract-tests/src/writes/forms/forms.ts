import { randomBytes } from "node:crypto";
import type { ServiceCheck } from "../../checks/operation-check.ts";
import { exampleRequest } from "../../request.ts";
import type { Person, Session } from "../../session.ts";
import { createFlow, type Flow } from "../flow.ts";
import { checkAccountForms, endAccount } from "./account-forms.ts";
import { checkOrganizationForms } from "./organization-forms.ts";
import { checkPaperForms } from "./paper-forms.ts";
import { cookiesOf, submit } from "./submitted.ts";

/** Forms of pages: each does what an operation of the API does. */
export const forms: ServiceCheck = {
  name: "form",
  summary: "A form does as the operation of the API that it is for, and leads to a page of this service",
  source: "contract: submit…Form, “Does as …, and goes on with the page”; 303",
  async run(session, operations) {
    const flow = createFlow(session, operations, "form");
    if (!flow.has("submitSignUpForm")) return;
    const person = await signUp(flow, session);
    if (!person) return;
    await checkSignIn(flow, session, person);
    await checkLanguage(flow, session);
    await checkAccountForms(flow, session, person);
    await checkOrganizationForms(flow, session, person);
    await checkPaperForms(flow, session, person);
    await endAccount(flow, session, person);
  },
};

async function signUp(flow: Flow, session: Session): Promise<Person | null> {
  const username = `kit-c-${randomBytes(5).toString("hex")}`;
  const email = `${username}@example.org`;
  const password = `pass ${randomBytes(9).toString("base64url")}`;
  session.secrets.add(password);
  const body = { name: username, username, email, password, next: "/account" };
  const made = await submit(flow, session, "submitSignUpForm", { body });
  const cookie = made && cookiesOf(made);
  flow.hold(cookie !== undefined, "submitSignUpForm", "a new account has no session cookie", made);
  if (!cookie) return null;
  const person = { username, email, password, cookie, key: null, userId: "" };
  session.people.push(person);
  const own = await flow.step("getSession", "of who signed up with a form", { as: person, expect: 200 });
  flow.hold(own?.body?.user?.email === email, "submitSignUpForm", "who has signed up is somebody else", own);
  return person;
}

/** Where one goes on is a path of this service, whatever is asked for. */
async function checkSignIn(
  flow: Flow,
  session: Session,
  { username, email, password }: Person,
): Promise<void> {
  const { hold } = flow;
  for (const [identifier, next, wanted] of [
    [email, "/account", "/account"],
    [username, "//elsewhere.example/", "/"],
    [email, "https://elsewhere.example/", "/"],
    [email, "/\\elsewhere.example", "/"],
  ] as const) {
    const signed = await submit(flow, session, "submitSignInForm", { body: { identifier, password, next } });
    const location = signed?.exchange.headers.get("location") ?? "";
    const path =
      signed && URL.canParse(location, signed.exchange.url)
        ? new URL(location, signed.exchange.url).pathname
        : "";
    hold(
      path === new URL(`${session.baseUrl}${wanted}`).pathname,
      "submitSignInForm",
      `next=${next} leads to ${location}`,
      signed,
    );
  }
  await submit(flow, session, "submitSignInForm", {
    body: { identifier: email, password: "not the password 1" },
    expect: 401,
  });
}

async function checkLanguage(flow: Flow, session: Session): Promise<void> {
  for (const language of session.contract.words["x-languages"]?.slice(1) ?? []) {
    const chosen = await submit(flow, session, "submitLanguageForm", { body: { language, next: "/words" } });
    const cookie = chosen && cookiesOf(chosen);
    const operation = session.contract.operations.find(({ operationId }) => operationId === "getWordsPage");
    if (!cookie || !operation) continue;
    // Not checked as an answer to somebody: a language says nothing of who asks.
    const probe = {
      check: "form",
      operation,
      description: "in the language that was chosen",
      after: "submitLanguageForm",
    };
    const request = {
      ...exampleRequest(operation),
      headers: { cookie, accept: "text/html", "accept-language": "en" },
    };
    const page = await session.sendUndeclared(probe, request);
    const told = page?.headers.get("content-language");
    if (page?.status === 200 && told !== language)
      session.recordFinding(probe, `${language} was chosen, and the page is in ${told}`, request, 200);
  }
}
