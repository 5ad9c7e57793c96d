/** The English catalogue. Every text states the problem and, where there is one, the remedy. */
export const english = {
  "request.invalid": "The request is invalid: {detail}",
  "request.field": "{field} {problem}.",
  "request.whole_body": "the body",
  "request.boundary_missing": "The content type names no multipart boundary.",
  "request.json_too_deep": "The body is nested deeper than {limit} levels.",
  "request.malformed_json": "The body is not valid JSON.",
  "request.body_missing": "A request body is required.",
  "request.body_too_large": "The request body is larger than {limit} bytes.",
  "request.media_type": "The content type {given} is not supported here; use {supported}.",
  "request.method": "The method {method} is not allowed here; use {allowed}.",
  "request.not_acceptable":
    "This resource is available as {supported}; the Accept header accepts none of these.",
  "request.range": "The range {given} is outside the {size} bytes of this object.",
  "request.not_found": "There is nothing at this address. The contract at /openapi.json lists every path.",
  "request.interrupted": "The request body ended before it was complete.",
  "internal.degraded": "A component of the service is unavailable. Try again later.",
  "internal.error": "Something went wrong on our side. Quote the request id if you report it.",
  "identity.key_header": "This operation takes no bearer token: send the API key in the header x-api-key.",
  "identity.sign_in": "Please sign in, or send an API key.",
  "identity.invalid_key": "The API key is invalid or expired.",
  "identity.scope": "The API key does not have the required permission ({scope}).",
  "identity.session_required": "This action can only be done from a browser session.",
  "identity.refused": "The request is refused: {detail}",
  "identity.wrong_credentials": "The name or the password is wrong.",
  "identity.email_taken":
    "There is an account with this e-mail address already; sign in, or use another address.",
  "identity.common_password":
    "This password is one of the most used ones, which are guessed first. Choose another, for example several words that do not belong together.",
  "identity.own_name_password":
    "This password is the account's own name or e-mail address, which is guessed first. Choose another, for example several words that do not belong together.",
  "identity.name_reserved": "The name {name} is reserved; choose another.",
  "identity.key_not_found": "API key not found.",
  "identity.too_many_keys": "An account has {limit} API keys at most. Revoke one that is no longer used.",
  "identity.cross_site": "This request came from another site. Send it from {origin} or with an API key.",
  "identity.username_taken": "The username {username} is already taken; choose another.",
  "idempotency.under_way":
    "The first request with this Idempotency-Key is still under way. Send it again after the seconds of `Retry-After`.",
  "idempotency.other_request":
    "This Idempotency-Key was sent with another request. Use a new key for each thing that is to be done.",
  "idempotency.interrupted":
    "The first request with this Idempotency-Key broke off, and nobody knows what it did. Look whether it was done; if not, send it with a new key.",
  "idempotency.withheld":
    "The request with this Idempotency-Key was done. Its answer has a secret and was not kept: undo it, and send it with a new key.",
  "idempotency.too_many":
    "{limit} answers are kept for your account, the most at once. Send the request without an Idempotency-Key, or tomorrow.",
  "limit.busy": "The service is busy. Please retry after the seconds of `Retry-After`.",
  "limit.rate": "Too many requests. Please retry later.",
  "limit.streams": "You have {limit} streams open, the most at once. Close one, or try again later.",
  "limit.jobs":
    "Your account has {limit} unfinished papers and Runs, the most that it may have at once. Try again when one of them is finished.",
  "limit.quota": "The monthly quota of {limit} submissions is used up. It renews at {reset}.",
  "backend.unreachable":
    "The backend of this service is unavailable or returned an invalid response. Try again later.",
  "repository.not_found": "Repository not found.",
  "repository.exists": "This paper already exists.",
  "repository.slug_taken": "The slug {slug} is already used in {owner}; choose another.",
  "repository.owner_forbidden":
    "You may not submit to the namespace {owner}; use your own or that of an organization you belong to.",
  "repository.target_forbidden": "You do not have permission to do this.",
  "user.not_found": "User not found.",
  "user.self_follow": "You cannot follow yourself.",
  "repository.pair": "`owner` and `slug` go together: give both, or neither.",
  "repository.slug_empty": "No slug can be made of {given}; give one of a to z, 0 to 9 and hyphens.",
  "preprint.unrecognised":
    "The input is neither an arXiv identifier or link (such as 2101.00001 or https://arxiv.org/abs/2101.00001), nor the DOI or link of a record on Zenodo, nor an HTTPS link straight to a PDF.",
  "preprint.not_found": "The preprint server knows no {input}. Check the identifier and its version.",
  "preprint.server_busy":
    "The preprint server {host} is busy or out of order. Try again later, or upload the PDF as multipart/form-data.",
  "preprint.answer_invalid":
    "The preprint server gave no valid answer about {input}. Try again later, or upload the PDF as multipart/form-data.",
  "preprint.no_pdf":
    "The record {url} has no PDF, or more than one. Give the HTTPS link of the one that is the paper, or upload it as multipart/form-data.",
  "download.address_refused":
    "{host} has an address that is not public, so nothing is fetched from it. Upload the PDF as multipart/form-data instead.",
  "download.unreachable":
    "{host} is unavailable or broke its answer off. Try again later, or upload the PDF as multipart/form-data.",
  "download.redirect_refused":
    "{host} leads on too often or to an address that is not HTTPS. Give the link that the PDF itself is at, or upload it as multipart/form-data.",
  "download.timeout":
    "Fetching the paper took longer than {seconds} seconds. Try again later, or upload the PDF as multipart/form-data.",
  "download.too_large": "The answer of {host} is larger than {limit} bytes (a PDF may have 25 MiB).",
  "download.not_found": "There is nothing at {url}. Check the link.",
  "download.status":
    "{host} does not give the PDF out (HTTP {status}). Try again later, or upload the PDF as multipart/form-data.",
  "download.not_pdf":
    "What is at {url} is not a PDF, perhaps a page about it. Give the link that the PDF itself is at, or upload it as multipart/form-data.",
  "download.encrypted":
    "The PDF at {url} is encrypted. Upload a copy without a password as multipart/form-data.",
  "download.unreadable":
    "The PDF at {url} cannot be read. Export it again from its source and upload that copy as multipart/form-data.",
  "download.no_text": "The PDF at {url} has no text. Upload a copy with a text layer as multipart/form-data.",
  "download.over_limits":
    "The PDF at {url} needs more time or memory to read than is allowed. Upload a simpler copy as multipart/form-data.",
  "version.not_found": "Version not found. The snapshot of the repository lists its versions.",
  "claim.not_found": "Claim not found.",
  "claim.no_picture":
    "No picture of this Claim: its place in the paper is not known, or the paper's licence does not let its pages be shown.",
  "claim.no_plan": "This Claim has no executable plan, so it cannot be run.",
  "experiment.not_found": "Experiment version not found in this repository.",
  "experiment.other_claim": "The experiment version does not belong to this Claim.",
  "run.not_found": "Run not found.",
  "evidence.not_found": "Evidence not found.",
  "object.not_found": "Object not found.",
  "object.license": "The licence of this paper does not allow redistribution.",
  "object.integrity": "The stored bytes no longer match their digest.",
  "attestation.not_found": "Attestation not found.",
  "processing.not_found": "Processing job not found.",
  "repository.not_own": "Only the owner of this repository and members of its organization may do this.",
  "repository.withdrawn":
    "This repository was withdrawn by its owner: it is kept as it is, and nothing of it is changed or run any more.",
  "repository.source_private":
    "This is a copy of a repository that you may no longer read, so you cannot make it public.",
  "job.under_way":
    "The repository is being processed: the job {id} is {state}. Wait until it has ended, or cancel it.",
  "job.forbidden":
    "Only the owner of the repository, members of its organization and whoever requested it may do this.",
  "job.ended": "The job has ended already: it is {state}.",
  "job.not_retryable":
    "Only a failed or blocked job can be retried; this one is {state}. To have the code fetched again, use POST /api/ingestions.",
  "job.superseded":
    "Another job came after this one. Retry that one, or have the code fetched again with POST /api/ingestions.",
  "run.ended": "The Run has ended already: it is {state}.",
  "claim.retired": "The code of the repository no longer declares this Claim, so it cannot be run.",
  "experiment.earlier":
    "The experiment version is of an earlier version of the repository. The present one is {present}.",
  "cursor.invalid": "The cursor was not issued by this list for this query.",
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
  "draft.timeout":
    "Fetching {url} and looking at it took longer than {seconds} seconds. Submit the paper: its page has the draft when the code was read. Or run rvs init in the folder of the code.",
  "environment.passing_failure":
    "A registry of packages did not answer, or this machine was short of memory, so that the environment would lack what can be had. The Run is tried again in a moment.",
  "source.url_refused":
    "{url} is not the HTTPS link of a repository on github.com, gitlab.com, codeberg.org or bitbucket.org. Give it as https://github.com/<owner>/<name>.",
  "source.not_found":
    "There is no public repository at {url}. Check the address, and that the repository is public.",
  "source.unreachable":
    "The code host of {url} is unavailable or returned an invalid response. Try again later.",
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
  "source.path_refused":
    "The path {path} cannot be used on every system: it is too long, or has a special meaning. Rename it.",
  "source.archive_refused": "The archive of the code repository cannot be read: {detail}.",
  "organization.slug_taken": "The name {slug} is already taken; choose another.",
  "organization.not_member": "You are not a member of this organization.",
  "organization.role": "Only owners and admins of the organization may do this.",
  "organization.owner_role": "Only an owner may change or remove an owner, or make somebody one.",
  "organization.last_owner": "An organization keeps one owner at least. Make somebody else an owner first.",
  "organization.member_not_found": "Member not found.",
  "organization.invitation_not_found": "Invitation not found: it does not exist, has expired, or was used.",
  "organization.not_invited": "This invitation is for another e-mail address. Sign in as the person invited.",
  "organization.already_member": "This person is a member already.",
  "organization.already_invited": "This person is invited already.",
  "organization.too_many": "You belong to the maximum number of organizations; leave one first.",
  "organization.full": "The organization has the maximum number of members or open invitations.",
  "account.wrong_username": "The user name is not the account's.",
  "account.wrong_password": "The password is wrong.",
  "account.last_owner":
    "You are the only owner of {organization}, which has other members. Make somebody else an owner first.",
  "account.invalid_link": "The link was used, has expired, or is incomplete.",
  "account.unconfirmed": "Confirm your e-mail address first: your account has a button that mails a link.",
  "picture.unreadable": "The picture cannot be read as {mediaType}. Save it again and upload that copy.",
  "picture.too_large": "The picture is larger than {limit} bytes (1 MiB).",
  "picture.dimensions": "The picture is larger than {limit} pixels in width or height. Upload a smaller one.",
  "issue.invalid": "is invalid",
  "issue.required": "is required",
  "issue.required_file": "is required, as a file",
  "issue.unknown": "is not a known member",
  "issue.unknown_parameter": "is not a query parameter of this operation, which has {declared}",
  "issue.unknown_parameter_near": "is not a query parameter of this operation; the nearest is {nearest}",
  "issue.no_parameters": "is not a query parameter of this operation, which has none",
  "issue.not_a_file": "is not a file of this request",
  "issue.one_of": "must be one of {allowed}",
  "issue.equal": "must be {value}",
  "issue.type": "must be {type}",
  "issue.min_length": "must have at least {limit} characters",
  "issue.empty": "must not be empty",
  "issue.max_length": "must have at most {limit} characters",
  "issue.minimum": "must be at least {limit}",
  "issue.maximum": "must be at most {limit}",
  "issue.above": "must be more than {limit}",
  "issue.below": "must be less than {limit}",
  "issue.multiple": "must be a multiple of {factor}",
  "issue.line":
    "must be one line with a visible character, without control characters or marks that change the direction of text",
  "issue.text":
    "must have no control characters but tabs and line breaks, and no marks that change the direction of text",
  "issue.slug": "must consist of lower-case letters (a to z), digits and hyphens",
  "issue.topic": "must be words of lower-case letters (a to z) and digits, joined by single hyphens",
  "issue.code_address": "must be the HTTPS address of a repository, as in https://github.com/owner/name",
  "issue.https_address": "must be an HTTPS address without spaces and without a user name",
  "issue.digest": "must be sha256: and 64 hexadecimal digits in lower case",
  "issue.idempotency_key":
    "must be 1 to 255 visible characters, in quotation marks or without any, and without commas and semicolons",
  "issue.event_id": "must be the id of an event: a whole number, or end",
  "issue.file_name": "must be the name of a file: lower-case letters, digits, dots and hyphens",
  "issue.pattern": "must match the pattern {pattern}",
  "issue.email": "must be an e-mail address, as in name@example.org",
  "issue.uri": "must be a whole address, as in https://example.org/page",
  "issue.time": "must be a date and a time, as in 2026-01-31T12:00:00Z",
  "issue.format": "must have the format {format}",
  "issue.min_items": "must have at least {limit} items",
  "issue.max_items": "must have at most {limit} items",
  "issue.unique": "must not have the same item twice",
  "issue.min_members": "must have at least {limit} members",
  "issue.max_members": "must have at most {limit} members",
  "issue.repeated": "is given more than once",
  "issue.too_long": "is too long",
  "issue.too_many_parts": "has too many parts",
  "issue.not_text": "is not text without U+0000",
  "issue.not_integer": "is not a decimal integer",
  "issue.not_number": "is not a decimal number",
  "issue.not_boolean": "is not true or false",
  "issue.not_pdf": "does not start with %PDF",
  "issue.too_many_bytes": "is larger than {limit} bytes",
} as const;

/** A text for every key; each language's catalogue has this type. */
export type Catalogue = Record<keyof typeof english, string>;
