import { claimRows } from "./claim.ts";
import { listRows } from "./list.ts";
import type { Row } from "./row.ts";
import { searchRows } from "./search.ts";

export const allRows: Row[] = [...listRows, ...claimRows, ...searchRows];
