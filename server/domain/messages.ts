export type MessageParameters = Record<string, string | number>;

/** The English catalogue. Every text says what is wrong and, where the reader can act, what to do next. */
const english = {
  "request.invalid": "The request is invalid: {detail}",
  "request.malformed_json": "The body is not valid JSON.",
  "request.body_missing": "A request body is required.",
  "request.body_too_large": "The request body is larger than {limit} bytes.",
  "request.media_type": "The content type {given} is not supported here; use {supported}.",
  "request.method": "The method {method} is not allowed here; use {allowed}.",
  "request.not_acceptable": "This address answers as {supported}; the Accept header names none of them.",
  "request.range": "The range {given} is outside the {size} bytes of this object.",
  "request.not_found": "There is nothing at this address. The contract at /openapi.json lists every path.",
  "request.interrupted": "The request body ended before it was complete.",
  "internal.error": "Something went wrong on our side. Quote the request id if you report it.",
  "not_implemented.operation": "This operation is described in the contract but not built yet.",
  "identity.sign_in": "Please sign in, or send an API key.",
  "identity.invalid_key": "The API key is invalid or expired.",
  "identity.scope": "The API key does not have the required permission ({scope}).",
  "identity.session_required": "This action can only be done from a browser session.",
  "identity.refused": "{detail}",
  "identity.cross_site": "This request came from another site. Send it from {origin} or with an API key.",
  "identity.username_taken": "The username {username} is already taken; choose another.",
  "limit.rate": "Too many requests. Please retry later.",
  "limit.quota": "The monthly quota of {limit} submissions is used up. It renews at {reset}.",
  "repository.not_found": "Repository not found.",
  "repository.exists": "This paper already exists.",
  "repository.slug_taken": "The slug {slug} is already used in {owner}; choose another.",
  "repository.owner_forbidden":
    "You may not submit to the namespace {owner}; use your own or that of an organization you belong to.",
  "claim.not_found": "Claim not found.",
  "claim.no_plan": "This Claim has no executable plan, so it cannot be run.",
  "experiment.other_claim": "The experiment version does not belong to this Claim.",
  "run.not_found": "Run not found.",
  "evidence.not_found": "Evidence not found.",
  "object.not_found": "Object not found.",
  "object.license": "The licence of this paper does not allow redistribution.",
  "object.integrity": "The stored bytes no longer match their digest.",
  "attestation.not_found": "Attestation not found.",
  "processing.not_found": "Processing job not found.",
  "cursor.invalid": "The cursor is not one that this list gave out for this query.",
  "preprint.not_built":
    "Indexing from a preprint server or a link is not built yet; upload the PDF as multipart/form-data instead.",
  "manifest.invalid": "{file} is not a valid manifest: {detail}",
  "paper.not_pdf":
    "The file in `paper` is not a PDF: it does not start with %PDF. Upload the paper as a PDF.",
  "paper.too_large": "The PDF in `paper` is larger than {limit} bytes (25 MiB).",
  "paper.encrypted": "The PDF in `paper` is encrypted. Upload a copy without a password.",
  "paper.unreadable":
    "The PDF in `paper` cannot be read. Export it again from its source and upload that copy.",
  "paper.no_text":
    "The PDF in `paper` has no text. Upload a copy with a text layer, not scanned images alone.",
  "paper.over_limits":
    "The PDF in `paper` needs more time or memory to read than is allowed. Upload a simpler copy.",
  "source.url_refused":
    "{url} is not the HTTPS link of a repository on the code-hosting site. Give it as https://github.com/<owner>/<name>.",
  "source.not_found":
    "There is no public repository at {url}. Check the address, and that the repository is public.",
  "source.unreachable": "The code host of {url} did not answer as it should. Try again later.",
  "source.address_refused":
    "The code host {host} has an address that is not public, so nothing is fetched from it.",
  "source.redirected":
    "{url} answers with a redirect, which is not followed. Give the repository's present address.",
  "source.timeout": "Fetching {url} took longer than {seconds} seconds.",
  "source.too_large":
    "The code repository is larger than {limit} bytes. Leave out what the experiments do not need.",
  "source.too_many_files":
    "The code repository has more than {limit} files. Leave out what the experiments do not need.",
  "source.corrupt":
    "The repository at {url} does not pass git's own checks. Run git fsck --strict on it and repair what it names.",
  "source.empty": "The repository at {url} has no commit on its default branch.",
  "source.git_missing":
    "This server needs git 2.37 or newer to fetch code. Its operator installs it with: apt-get install git",
  "source.symlink_escapes":
    "The symbolic link {path} leads out of the repository or in a circle. Remove it, or point it to a file inside.",
  "source.path_refused":
    "The path {path} cannot be used on every system: it is too long, has control characters, or means something else. Rename it.",
  "source.archive_refused": "The archive of the code repository cannot be read: {detail}.",
} as const;

export type MessageKey = keyof typeof english;

/** The text of a key with `{name}` replaced from `parameters`. */
export function render(key: MessageKey, parameters: MessageParameters = {}): string {
  return english[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
