import type { Command } from "commander";
import { usageFailure } from "../failure.ts";
import type { Session } from "../io.ts";
import { isInClear } from "../service/address.ts";
import { credentialsFile, readCredentials, writeCredentials } from "../service/credentials.ts";
import { configuredAddress, openClient, requireKeyForm } from "../service/open-client.ts";
import { readSecret } from "../service/read-secret.ts";
import { addUrlOption } from "../service/url-option.ts";

interface Options {
  url?: string;
}

/** `rvs login`, `rvs logout` and `rvs whoami`: the keys of services that are kept on this machine. */
export function addLogin(program: Command, session: Session): void {
  addUrlOption(
    program
      .command("login")
      .summary("keep a key of a service on this machine")
      .description(
        "Asks for a key of a service, tries it, and keeps it in a file that you alone may read. What is typed is not shown; without a terminal the key is the first line of the standard input. A key is made on the service's own pages or interface.",
      ),
  )
    .addHelpText("after", "\nExample:\n  rvs login --url https://verify.example.org < key-file")
    .action((options: Options) => login(session, options));
  addUrlOption(
    program
      .command("logout")
      .summary("remove a key from this machine")
      .description(
        "Removes the key of a service from this machine. The service still takes it: delete it there where others may have it.",
      ),
  ).action((options: Options) => logout(session, options));
  addUrlOption(
    program
      .command("whoami")
      .summary("try the key that would be used")
      .description(
        "Says which service is asked, where the key for it comes from, and whether the service takes it.",
      ),
  ).action((options: Options) => whoami(session, options));
}

async function login(session: Session, { url }: Options): Promise<void> {
  const credentials = await readCredentials(session);
  const service = configuredAddress(session, url, credentials);
  if (isInClear(service))
    throw usageFailure(`${service} has no encryption: a key is kept for https:// alone.`);
  const key = await readSecret(session, `Key of ${service}: `);
  requireKeyForm(key);
  const { client } = await openClient(
    { ...session, env: { ...session.env, SERVICE_KEY: key } },
    { url: service },
  );
  // Anybody may read it, but nobody with a wrong key.
  await client.repositories.list({ limit: 1 });
  await writeCredentials(session, { service, keys: { ...credentials.keys, [service]: key } });
  session.stdout.write(`The key of ${service} is kept in ${credentialsFile(session)}.\n`);
}

async function logout(session: Session, { url }: Options): Promise<void> {
  const credentials = await readCredentials(session);
  const service = configuredAddress(session, url, credentials);
  const { [service]: removed, ...keys } = credentials.keys;
  if (removed === undefined) {
    session.stdout.write(`There is no key of ${service}.\n`);
    return;
  }
  const latest = credentials.service === service ? null : credentials.service;
  await writeCredentials(session, { service: latest, keys });
  session.stdout.write(`The key of ${service} was removed from this machine.\n`);
}

async function whoami(session: Session, { url }: Options): Promise<void> {
  const { client, baseUrl, keyFrom } = await openClient(session, { url });
  await client.repositories.list({ limit: 1 });
  const from = keyFrom === "login" ? credentialsFile(session) : keyFrom;
  session.stdout.write(
    `${baseUrl} answers${from === null ? "; you have no key for it" : ` and takes the key of ${from}`}.\n`,
  );
}
