import {
  ConnectionError,
  ProcessingBlockedError,
  ProcessingFailedError,
  ServiceError,
  TimeoutError,
} from "@research-verification/sdk";
import { exitCodes } from "./exit-codes.ts";
import { Failure } from "./failure.ts";
import { plainText } from "./plain-text.ts";

/** What to print of an error that ended a command, and the code to exit with. Never with a key. */
export function describeError(error: unknown, signal: AbortSignal): { message: string; exitCode: number } {
  if (signal.aborted) return { message: "Stopped.", exitCode: exitCodes.stopped };
  if (error instanceof Failure) return { message: plainText(error.message), exitCode: error.exitCode };
  if (error instanceof ServiceError)
    return { message: plainText(describeRefusal(error)), exitCode: exitCodes.refused };
  if (error instanceof ConnectionError || error instanceof TimeoutError)
    return {
      message: plainText(
        `${error.message}\nIs the address right, and the service running? --url names another.`,
      ),
      exitCode: exitCodes.unreachable,
    };
  if (error instanceof ProcessingFailedError)
    return { message: plainText(error.job.lastError ?? error.message), exitCode: exitCodes.material };
  if (error instanceof ProcessingBlockedError)
    return { message: plainText(error.reason), exitCode: exitCodes.material };
  if (isOfSystem(error)) return { message: plainText(error.message), exitCode: exitCodes.material };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    message: `This is a defect of rvs. Please report it:\n${plainText(text)}`,
    exitCode: exitCodes.defect,
  };
}

/** A full disk, a folder that nobody may read: no defect. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "code" in error;
}

function describeRefusal({
  code,
  status,
  message,
  details,
  requestId,
  retryAfterSeconds,
}: ServiceError): string {
  const issues = Array.isArray(details?.issues) ? (details.issues as unknown[]).slice(0, 20) : [];
  return [
    `The service answered ${status} (${code}): ${message}`,
    ...issues.map((issue) => {
      const { pointer, message: text } = issue as { pointer?: unknown; message?: unknown };
      return `  ${typeof pointer === "string" ? `${pointer}: ` : ""}${String(text)}`;
    }),
    ...(status === 401 ? ["`rvs login` keeps a key of this service; SERVICE_KEY gives one."] : []),
    ...(retryAfterSeconds === null ? [] : [`Try again in ${retryAfterSeconds} s.`]),
    ...(requestId === null ? [] : [`Request ${requestId}`]),
  ].join("\n");
}
