import { randomBytes } from "node:crypto";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Person, Session } from "../session.ts";
import { smallestPng } from "../smallest-png.ts";
import { readEach, sessionReads } from "./ended-sessions.ts";
import { type Answered, createFlow, type Flow } from "./flow.ts";

/** Browser sessions: where an account is signed in, and how that ends. */
export const sessions: ServiceCheck = {
  name: "session",
  summary:
    "Each sign-in is a session of its own, which ends alone; the cookie lasts as long as was asked for",
  source:
    "contract: signIn, rememberMe, listSessions, revokeSession, revokeOtherSessions, requestPasswordReset",
  async run(session, operations) {
    const flow = createFlow(session, operations, "session");
    const person = session.people[1];
    if (!person || !flow.has("signIn", "listSessions", "revokeSession", "revokeOtherSessions")) return;
    await checkCookies(flow, person);
    await checkEnds(flow, session, person);
    await checkPicture(flow, session, person);
    // The last: mails can be asked for twenty times in an hour, and no more is asked after that.
    await checkForgotten(flow, person);
  },
};

/** `rememberMe: false` ends the session with the browser: its cookie has no end of its own. */
async function checkCookies({ step, hold }: Flow, { email, username, password }: Person): Promise<void> {
  for (const [operationId, who] of [
    ["signIn", { email }],
    ["signInUsername", { username }],
  ] as const)
    for (const rememberMe of [undefined, true, false]) {
      const body = { ...who, password, ...(rememberMe !== undefined && { rememberMe }) };
      const signed = await step(operationId, `rememberMe ${rememberMe ?? "left out"}`, { body, expect: 200 });
      const cookie = sessionCookieOf(signed);
      const lasts = /;\s*(max-age=[1-9]|expires=)/i.test(cookie ?? "");
      hold(
        cookie === undefined || lasts === (rememberMe !== false),
        operationId,
        `with rememberMe ${rememberMe ?? "left out"} the cookie ${lasts ? "has an" : "has no"} end of its own`,
        signed,
      );
      const user = signed?.body?.user;
      hold(user?.username === username, operationId, "who signed in is somebody else", signed);
    }
}

async function checkEnds(flow: Flow, session: Session, person: Person): Promise<void> {
  const { step, hold } = flow;
  const [one, two] = [await signIn(flow, person), await signIn(flow, person)];
  if (!one || !two) return;
  const list = await step("listSessions", "of who signed in several times", { as: one, expect: 200 });
  const all = (list?.body?.sessions ?? []) as { id: string; current: boolean; userAgent: string | null }[];
  const own = await step("getSession", "the session that asks", { as: one, expect: 200 });
  const ownId = own?.body?.session?.id;
  hold(all.length >= 2, "listSessions", `it has ${all.length} sessions of who signed in several times`, list);
  const current = all.find((each) => each.current);
  hold(
    current?.id === ownId || ownId === undefined,
    "listSessions",
    "another session than the one that asks is current",
    list,
  );
  hold(
    !current || current.userAgent === ownBrowser,
    "listSessions",
    "it began in another browser than the one that signed in",
    list,
  );
  const other = await step("getSession", "the other session", { as: two, expect: 200 });
  const sessionId = other?.body?.session?.id;
  if (!sessionId) return;
  hold(sessionId !== ownId, "signIn", "two sign-ins are one session", other);
  const reads = sessionReads(session, flow);
  await readEach(flow, reads, two, "with a session", 200);
  await step("revokeSession", "one of several", { as: one, values: { sessionId }, expect: 200 });
  await readEach(flow, reads, two, "with a session that was ended", 401);
  await step("listSessions", "of a session that was ended", { as: two, expect: 401 });
  const left = await step("listSessions", "after one was ended", { as: one, expect: 200 });
  hold(
    !JSON.stringify(left?.body ?? "").includes(sessionId),
    "listSessions",
    "it has a session that was ended",
    left,
  );
  const third = await signIn(flow, person);
  await step("revokeOtherSessions", "all but one", { as: one, expect: 200 });
  if (third)
    await step("listSessions", "of a session that was ended with the others", { as: third, expect: 401 });
  const last = await step("listSessions", "after the others were ended", { as: one, expect: 200 });
  hold(
    last?.body?.sessions?.length === 1,
    "listSessions",
    "after the others were ended it has not one session",
    last,
  );
  // It goes on with the session that is left.
  person.cookie = one.cookie;
  const out = await signIn(flow, person);
  const gone = out && (await step("signOut", "one session of two", { as: out, expect: 200 }));
  const taken = sessionCookieOf(gone ?? null);
  hold(
    taken === undefined ? false : /max-age=0|expires=thu, 01 jan 1970/i.test(taken),
    "signOut",
    "the cookie is not taken back",
    gone ?? null,
  );
  if (gone) await step("listSessions", "after another session has signed out", { as: one, expect: 200 });
}

/** Whether an address has an account is not told. */
async function checkForgotten({ step, hold }: Flow, { email }: Person): Promise<void> {
  const body = { email: `nobody-${randomBytes(4).toString("hex")}-${email}` };
  const known = await step("requestPasswordReset", "of an account", { body: { email }, expect: 200 });
  const unknown = await step("requestPasswordReset", "of nobody", { body, expect: 200 });
  hold(
    !known || known.exchange.text === unknown?.exchange.text,
    "requestPasswordReset",
    "whether an address has an account is told",
    unknown,
  );
}

/** A picture that was sent is the person's, at an address that everybody may read. */
async function checkPicture({ step, hold }: Flow, session: Session, person: Person): Promise<void> {
  const picture = new Blob([smallestPng], { type: "image/png" });
  const sent = await step("updateAvatar", "a picture", { as: person, body: picture, expect: 200 });
  const image = sent?.body?.user?.image;
  if (!sent) return;
  hold(typeof image === "string", "updateAvatar", "who has sent a picture has none", sent);
  const own = await step("getSession", "after a picture was sent", { as: person, expect: 200 });
  hold(own?.body?.user?.image === image, "getSession", "the picture is not there", own);
  const url =
    typeof image === "string" && URL.canParse(image, session.baseUrl)
      ? new URL(image, session.baseUrl)
      : null;
  const digest = url && /sha256:[0-9a-f]{64}$/.exec(decodeURIComponent(url.pathname))?.[0];
  if (!digest) return;
  const shown = await step("getObject", "a picture", { values: { digest }, expect: 200 });
  const type = shown?.exchange.headers.get("content-type") ?? "";
  hold(type.startsWith("image/"), "getObject", `a picture is ${type}`, shown);
}

/** As the kit names itself where it signs in. */
const ownBrowser = "Mozilla/5.0 (contract tests)";

async function signIn({ step }: Flow, person: Person): Promise<Person | null> {
  const { email, password } = person;
  const signed = await step("signIn", "once more", {
    body: { email, password },
    headers: { "user-agent": ownBrowser },
    expect: 200,
  });
  const cookies = signed?.exchange.headers.getSetCookie().map((one) => one.split(";", 1)[0]!) ?? [];
  return cookies.length > 0 ? { ...person, key: null, cookie: cookies.join("; ") } : null;
}

/** The cookie that carries the session, as it is set; undefined where none is. */
const sessionCookieOf = (answered: Answered | null): string | undefined =>
  answered?.exchange.headers.getSetCookie().find((one) => /session/i.test(one.split("=", 1)[0]!));
