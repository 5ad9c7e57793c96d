// The hand-written file beside which the generated ones stand.
export type { UploadedFile } from "../../../../../../server/domain/uploaded-file.ts";
