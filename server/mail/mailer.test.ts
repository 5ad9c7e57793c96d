import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { transportTo } from "./create-transport.ts";
import { writeMail } from "./mail-texts.ts";
import { createMailer, type Mail } from "./mailer.ts";

/** What a server for mails is told; it takes everything. */
async function receive(work: (url: string) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isBody = false;
    socket.write("220 ready\r\n");
    createInterface({ input: socket }).on("line", (line) => {
      lines.push(line);
      if (isBody && line !== ".") return;
      isBody = line === "DATA";
      socket.write(isBody ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await work(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return lines;
}

const mailerTo = (url: string, errors: unknown[] = []) =>
  createMailer({
    ...{
      loadTransport: transportTo(url),
      from: "service@example.org",
      mayReceive: async (to) => to !== "full@example.org",
    },
    warn: (error) => errors.push(error),
  });

it("hands a mail to the server, to one recipient and with one subject, whatever is in them", async () => {
  const mail: Mail = { subject: "Hello\r\nBcc: eve@example.org", text: "Line\n.\nBcc: eve@example.org\n" };
  const lines = await receive(async (url) => {
    const mailer = mailerTo(url);
    mailer.send("ada@example.org", async () => mail);
    await mailer.settled();
  });
  expect(lines.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<ada@example.org>"]);
  const head = lines.slice(lines.indexOf("DATA"), lines.indexOf(""));
  expect(head.some((line) => /^bcc/i.test(line))).toBe(false);
  expect(head).toContain("Auto-Submitted: auto-generated");
});

it("tells the log what failed, and nobody else", async () => {
  const errors: unknown[] = [];
  const mailer = mailerTo("smtp://127.0.0.1:1", errors);
  mailer.send("ada@example.org", async () => ({ subject: "s", text: "t" }));
  await mailer.settled();
  expect(errors).toHaveLength(1);
});

it("sends nothing to an address that may receive no more, however it is spelt", async () => {
  const errors: unknown[] = [];
  const lines = await receive(async (url) => {
    const mailer = mailerTo(url, errors);
    mailer.send("Full@example.org", () => Promise.reject(new Error("is not even prepared")));
    await mailer.settled();
  });
  expect(lines).toEqual([]);
  expect(errors.map(String)).toEqual(["Error: Its address had too many mails of late"]);
});

it("writes every mail in every language, with its link", () => {
  const values = { link: "https://example.org/l", inviter: "ada", organization: "lab" };
  for (const kind of ["reset", "confirmation", "invitation"] as const)
    for (const language of ["en", "de", "zh-Hans"] as const) {
      const { subject, text } = writeMail(kind, language, values);
      expect(text).toContain("\n\nhttps://example.org/l\n");
      expect(subject + text).not.toMatch(/[{}]/);
    }
});
