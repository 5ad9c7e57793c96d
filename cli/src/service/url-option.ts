import type { Command } from "commander";

/** Adds the option that every command of a service has. */
export function addUrlOption(command: Command): Command {
  return command.option(
    "--url <address>",
    "the service; otherwise SERVICE_BASE_URL, the latest login, or http://127.0.0.1:8787",
  );
}
