import { claimRows } from "./claim.ts";
import { clientRows } from "./clients.ts";
import { growthRows } from "./growth.ts";
import { listRows } from "./list.ts";
import { paperRows } from "./papers.ts";
import { pipelineRows } from "./pipeline.ts";
import type { Row } from "./row.ts";
import { searchRows } from "./search.ts";
import { serviceRows } from "./service.ts";
import { starRows } from "./stars.ts";

export const allRows: Row[] = [
  ...listRows,
  ...claimRows,
  ...searchRows,
  ...growthRows,
  ...starRows,
  ...serviceRows,
  ...clientRows,
  ...paperRows,
  ...pipelineRows,
];
