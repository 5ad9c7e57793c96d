import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" }, { passwordHash: null });
});
afterAll(() => test[Symbol.asyncDispose]());

const ada = { name: "Ada Lovelace", username: "ada-lovelace", email: "countess.ada@example.org" };
const attempt = (password: string, language = "en") =>
  post(`${test.url}/api/auth/sign-up/email`, { ...ada, password }, { "accept-language": language });

describe("a password", () => {
  it.each([
    "password",
    "12345678",
    "iloveyou",
    "PassWord",
    // NFKC, which the hash applies as well, makes it "password".
    "ｐａｓｓｗｏｒｄ",
  ])("that is used by many is refused: %s", async (password) => {
    const response = await attempt(password);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/most used/) });
  });

  it.each(["Ada Lovelace", "adalovelace", "ADA-LOVELACE!", "countess.ada", "countess.ada@example.org"])(
    "that is the account's own name is refused: %s",
    async (password) => {
      const response = await attempt(password);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/own name or e-mail address/) });
    },
  );

  it("is refused in the language of the reader", async () => {
    expect((await (await attempt("password", "de")).json()) as object).toEqual({
      error: expect.stringMatching(/meistbenutzten/),
    });
    expect((await (await attempt("password", "zh-CN")).json()) as object).toEqual({
      error: expect.stringMatching(/最常用/),
    });
  });

  it.each(["a long password", "correct horse battery staple", "!!!!!!!!", "__proto__"])(
    "that is not among them is accepted, and what was refused before has claimed nothing: %j",
    async (password) => {
      const username = `user-${password.length}`;
      const account = { name: "x", username, email: `${username}@example.org` };
      const send = (given: string) =>
        post(`${test.url}/api/auth/sign-up/email`, { ...account, password: given });
      expect((await send("password")).status).toBe(400);
      expect((await send(password)).status).toBe(200);
    },
  );
});

describe("one name or e-mail address", () => {
  const racing = (index: number, changes: object) => ({
    name: `Racer ${index}`,
    username: `racer-${index}`,
    email: `racer-${index}@example.org`,
    password: "a long password",
    ...changes,
  });
  const signUpAll = async (changes: (index: number) => object) => {
    const bodies = Array.from({ length: 50 }, (_, index) => racing(index, changes(index)));
    const responses = await Promise.all(
      bodies.map((body) => post(`${test.url}/api/auth/sign-up/email`, body)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    return { bodies, winner: statuses.indexOf(200) };
  };

  it("goes to one of fifty who sign up with the same username at once", async () => {
    const { bodies, winner } = await signUpAll((index) => ({
      username: "raced",
      email: `r${index}@example.org`,
    }));
    const signIn = (email: string) =>
      post(`${test.url}/api/auth/sign-in/email`, { email, password: "a long password" });
    expect((await signIn(bodies[winner]!.email)).status).toBe(200);
    expect((await signIn(bodies[(winner + 1) % 50]!.email)).status).toBe(401);
  });

  it("goes to one of fifty who sign up with the same address at once; the usernames of the others stay free", async () => {
    const { bodies, winner } = await signUpAll(() => ({ email: "Raced@example.org" }));
    const loser = bodies[(winner + 1) % 50]!;
    const again = { ...loser, email: "second@example.org" };
    expect((await post(`${test.url}/api/auth/sign-up/email`, again)).status).toBe(200);
  });
});

it.each(["__proto__", "constructor", "Ada", "аda", "a b", "ada\0", "%00", "x".repeat(64)])(
  "a username that nobody has is wrong, whatever it is: %j",
  async (username) => {
    const body = { username, password: "a long password" };
    expect((await post(`${test.url}/api/auth/sign-in/username`, body)).status).toBe(401);
  },
);

it.each(["__proto__", "аda", "ada\u200d", "ada\0", "ÅDA", "ada.", "x".repeat(65), ""])(
  "no account has the username %j",
  async (username) => {
    const body = { name: "x", username, email: "unusual@example.org", password: "a long password" };
    expect((await post(`${test.url}/api/auth/sign-up/email`, body)).status).toBe(400);
  },
);
