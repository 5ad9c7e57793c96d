import { caching } from "./kinds/caching.ts";
import { carelessAccounts } from "./kinds/careless-accounts.ts";
import { carelessDocuments } from "./kinds/careless-documents.ts";
import { carelessRecords } from "./kinds/careless-records.ts";
import { carelessWrites } from "./kinds/careless-writes.ts";
import { cors } from "./kinds/cors.ts";
import { credentials } from "./kinds/credentials.ts";
import { cursors } from "./kinds/cursors.ts";
import { errors } from "./kinds/errors.ts";
import { fields } from "./kinds/fields.ts";
import { filters } from "./kinds/filters.ts";
import { headRequests } from "./kinds/head.ts";
import { headers } from "./kinds/headers.ts";
import { include } from "./kinds/include.ts";
import { languages } from "./kinds/languages.ts";
import { limits } from "./kinds/limits.ts";
import { links } from "./kinds/links.ts";
import { newcomersOfHttp } from "./kinds/newcomers-http.ts";
import { newcomersOfRecords } from "./kinds/newcomers-records.ts";
import { newcomersOfWrites } from "./kinds/newcomers-writes.ts";
import { objects } from "./kinds/objects.ts";
import { outsiders } from "./kinds/outsiders.ts";
import { outsidersAgain } from "./kinds/outsiders-again.ts";
import { passersByOfAnswers } from "./kinds/passers-by-answers.ts";
import { passersByOfHttp } from "./kinds/passers-by-http.ts";
import { passersByOfRecords } from "./kinds/passers-by-records.ts";
import { passersByOfWrites } from "./kinds/passers-by-writes.ts";
import { rates } from "./kinds/rates.ts";
import { records } from "./kinds/records.ts";
import { shapes } from "./kinds/shapes.ts";
import { state } from "./kinds/state.ts";
import { statuses } from "./kinds/statuses.ts";
import { strangersOfHttp } from "./kinds/strangers-http.ts";
import { strangersOfRecords } from "./kinds/strangers-records.ts";
import { travellers } from "./kinds/travellers.ts";
import { validation } from "./kinds/validation.ts";
import { validators } from "./kinds/validators.ts";
import { wayfarersOfAccounts } from "./kinds/wayfarers-accounts.ts";
import { wayfarersOfHttp } from "./kinds/wayfarers-http.ts";
import { wayfarersOfReads } from "./kinds/wayfarers-reads.ts";
import { wayfarersOfTools } from "./kinds/wayfarers-tools.ts";
import { wayfarersOfWrites } from "./kinds/wayfarers-writes.ts";
import type { Mutation } from "./mutation.ts";

/** A hundred that were written from the contract alone, by one who had seen no check: not among the others. */
export const wayfarers: Mutation[] = [
  ...wayfarersOfReads,
  ...wayfarersOfHttp,
  ...wayfarersOfWrites,
  ...wayfarersOfAccounts,
  ...wayfarersOfTools,
];

/** Eighty that were written like them a week later. */
export { travellers };

/** The last that were written, by one who had seen no check. */
export const newcomers: Mutation[] = [...newcomersOfRecords, ...newcomersOfHttp, ...newcomersOfWrites];

/** Those that were written before them, each in one place, by one who had not read the checks. */
export const passersBy: Mutation[] = [
  ...passersByOfRecords,
  ...passersByOfWrites,
  ...passersByOfHttp,
  ...passersByOfAnswers,
];

/** Mistakes that servers make, each of another kind. */
export const allMutations: Mutation[] = [
  ...limits,
  ...cursors,
  ...fields,
  ...include,
  ...filters,
  ...records,
  ...objects,
  ...validators,
  ...caching,
  ...headRequests,
  ...cors,
  ...credentials,
  ...rates,
  ...headers,
  ...languages,
  ...errors,
  ...shapes,
  ...validation,
  ...statuses,
  ...links,
  ...state,
  ...outsiders,
  ...outsidersAgain,
  ...strangersOfRecords,
  ...strangersOfHttp,
  ...carelessRecords,
  ...carelessDocuments,
  ...carelessWrites,
  ...carelessAccounts,
  ...passersBy,
  ...newcomers,
];
