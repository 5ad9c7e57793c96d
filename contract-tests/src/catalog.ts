import { answerChecks } from "./answers/all.ts";
import { addresses } from "./checks/addresses.ts";
import { attestations } from "./checks/attestations.ts";
import { bearer } from "./checks/bearer.ts";
import { countedInTurn } from "./checks/counted-in-turn.ts";
import { countedRecords } from "./checks/counted-records.ts";
import { countedRequests } from "./checks/counted-requests.ts";
import { invalidCredentials, missingCredentials } from "./checks/credentials.ts";
import { cursors } from "./checks/cursors.ts";
import { directLink } from "./checks/direct-link.ts";
import { documentAddresses } from "./checks/document-addresses.ts";
import { documents } from "./checks/documents.ts";
import { drawnParameters } from "./checks/drawn-parameters.ts";
import { events } from "./checks/events.ts";
import { example } from "./checks/example.ts";
import { feeds } from "./checks/feeds.ts";
import { filters } from "./checks/filters.ts";
import { framing } from "./checks/framing.ts";
import { head } from "./checks/head.ts";
import { inclusions } from "./checks/inclusions.ts";
import { invalidBody } from "./checks/invalid-body.ts";
import { invalidParameters } from "./checks/invalid-parameters.ts";
import { knownAnswers } from "./checks/known-answers.ts";
import { knownItems } from "./checks/known-items.ts";
import { languages } from "./checks/languages.ts";
import { links } from "./checks/links.ts";
import { listedPages } from "./checks/listed-pages.ts";
import { markup } from "./checks/markup.ts";
import { negotiation } from "./checks/negotiation.ts";
import type { OperationCheck, ServiceCheck } from "./checks/operation-check.ts";
import { options } from "./checks/options.ts";
import { privateRecords } from "./checks/private-records.ts";
import { projections } from "./checks/projections.ts";
import { publicLists } from "./checks/public-lists.ts";
import { publishedContract } from "./checks/published-contract.ts";
import { querySyntax } from "./checks/query-syntax.ts";
import { ranges } from "./checks/ranges.ts";
import { revalidation } from "./checks/revalidation.ts";
import { sameLists } from "./checks/same-lists.ts";
import { spellings } from "./checks/spellings.ts";
import { storedObjects } from "./checks/stored-objects.ts";
import { toolAnswers } from "./checks/tools/tool-answers.ts";
import { toolProtocol } from "./checks/tools/tool-protocol.ts";
import { toolTable } from "./checks/tools/tool-table.ts";
import { undeclaredMethod } from "./checks/undeclared-method.ts";
import { unknownAddress } from "./checks/unknown-address.ts";
import { unknownId } from "./checks/unknown-id.ts";
import { unknownParameters } from "./checks/unknown-parameters.ts";
import { validParameters } from "./checks/valid-parameters.ts";
import { walks } from "./checks/walks.ts";
import { conformanceRules } from "./conformance/rules.ts";
import type { Rule } from "./rule.ts";
import { logPieces } from "./trace/log-pieces.ts";
import { namedPages } from "./trace/named-pages.ts";
import { oneFact } from "./trace/one-fact.ts";
import { oneRecord } from "./trace/one-record.ts";
import { pageFrames } from "./trace/page-frames.ts";
import { sameLimit } from "./trace/same-limit.ts";
import { sameTotal } from "./trace/same-total.ts";
import { toldAgain } from "./trace/told-again.ts";
import { distinctTags, requestIds, steadyLimit } from "./trace/trace-checks.ts";
import { cleanup } from "./writes/cleanup.ts";
import { forks } from "./writes/forks.ts";
import { forms } from "./writes/forms/forms.ts";
import { keyLimit } from "./writes/key-limit.ts";
import { keys } from "./writes/keys.ts";
import { organizations } from "./writes/organizations.ts";
import { ownPages } from "./writes/own-pages.ts";
import { ownRecords } from "./writes/own-records.ts";
import { papers } from "./writes/papers.ts";
import { people } from "./writes/people.ts";
import { reactions } from "./writes/reactions.ts";
import { repeatedRequests } from "./writes/repeated-requests.ts";
import { sessions } from "./writes/sessions.ts";
import { undeclaredCallers } from "./writes/undeclared-callers.ts";

/** In the order in which they are made: what the first answers is what the others ask for. */
export const firstChecks = { countedRequests, example, links };

/** For each operation. */
export const operationChecks: readonly OperationCheck[] = [
  ...[validParameters, invalidParameters, unknownParameters, drawnParameters, invalidBody, unknownId],
  ...[
    missingCredentials,
    invalidCredentials,
    bearer,
    undeclaredMethod,
    head,
    framing,
    options,
    languages,
    markup,
    negotiation,
    revalidation,
  ],
  ...[
    knownItems,
    querySyntax,
    spellings,
    walks,
    cursors,
    projections,
    inclusions,
    filters,
    ranges,
    events,
    documents,
    directLink,
  ],
];

/** After all of those, about the records that were read, before anything is changed. */
export const recordChecks: readonly ServiceCheck[] = [
  ...[
    storedObjects,
    attestations,
    addresses,
    publishedContract,
    countedRecords,
    publicLists,
    feeds,
    listedPages,
    sameLists,
    documentAddresses,
    knownAnswers,
    privateRecords,
    unknownAddress,
    countedInTurn,
    toolTable,
    toolAnswers,
    toolProtocol,
    oneRecord,
    oneFact,
    logPieces,
  ],
];

/** Only where the run may write: with accounts of its own, in this order. */
export const writeChecks = {
  first: people,
  others: [
    keys,
    papers,
    reactions,
    repeatedRequests,
    organizations,
    ownPages,
    forks,
    forms,
    sessions,
    undeclaredCallers,
    ownRecords,
    keyLimit,
  ] as readonly ServiceCheck[],
  last: cleanup,
};

/** At the end, about all answers. */
export const lastChecks: readonly ServiceCheck[] = [
  ...[requestIds, distinctTags, steadyLimit, sameLimit, sameTotal, toldAgain, pageFrames, namedPages],
];

/** Every check there is. */
export const rules: readonly Rule[] = [
  ...conformanceRules,
  ...answerChecks,
  ...Object.values(firstChecks),
  ...operationChecks,
  ...recordChecks,
  ...[writeChecks.first, ...writeChecks.others, writeChecks.last],
  ...lastChecks,
];

/** Names of all checks. */
export const checkNames: readonly string[] = rules.map(({ name }) => name);
