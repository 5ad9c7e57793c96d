import { fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";

interface Prompt {
  name: string;
  title: string;
  description: string;
  parameters: Record<string, string>;
  text(given: Record<string, string>): string;
}

const prompts: readonly Prompt[] = [
  {
    name: "explain_verdict",
    title: "Explain what came of a paper",
    description: "Says in plain words which Claims of a paper hold, which do not, and how far that goes.",
    parameters: { owner: "Owner in the address of the paper's page", slug: "Name in that address" },
    text: ({ owner, slug }) =>
      `Explain to a reader who is no programmer what came of checking the paper ${owner}/${slug} ` +
      "(resolve_repository, then list_claims with its id). For each Claim: what the paper says, what came out, and " +
      "whether that agrees. Then what was not checked, and what limits the verdicts (get_claim with assessments). " +
      "Quote numbers as they stand; do not judge what was not run.",
  },
  {
    name: "check_paper",
    title: "Have a paper checked",
    description: "Submits a paper, follows it through the pipeline and reports what came of it.",
    parameters: { paper: "Link or identifier of a preprint, or an HTTPS link to a PDF" },
    text: ({ paper }) =>
      `Look at ${paper} with lookup_preprint. If it is here already (url), report what is known. Otherwise say what ` +
      "submitting it means and ask me; then create_repository, follow it with get_processing every 10 seconds, and " +
      "report each Claim with its verdict. If it fails or is blocked, say why and what to do about it.",
  },
  {
    name: "verify_run",
    title: "Verify a signed verdict",
    description: "Checks the signatures of a Run's verdicts, and says what they vouch for.",
    parameters: { runId: "Identifier of the Run, run_…" },
    text: ({ runId }) =>
      `Read ${runId} with get_run and include ["attestation", "assessments"], and check the digest of its attestation ` +
      "with verify_attestation. Say who signed, when, over which commit of the code, and what a valid signature does " +
      "and does not prove.",
  },
];

// Once: the library keeps what it compiles of each schema for as long as the process runs, and each message is served by
// a server of its own.
const registered = prompts.map(({ name, title, description, parameters, text }) => {
  const properties = Object.fromEntries(
    Object.entries(parameters).map(([key, about]) => [
      key,
      { type: "string", minLength: 1, maxLength: 300, description: about },
    ]),
  );
  const argsSchema = fromJsonSchema<Record<string, string>>({
    ...{ type: "object", properties, required: Object.keys(parameters) },
  });
  return { name, text, config: { title, description, argsSchema } };
});

/** Adds the prompts that a client may offer to its user. */
export function registerPrompts(server: Pick<McpServer, "registerPrompt">): void {
  for (const { name, config, text } of registered) {
    server.registerPrompt(name, config, (given) => ({
      messages: [{ role: "user", content: { type: "text", text: text(given) } }],
    }));
  }
}
