/** What a fork server is asked: to run a command, or to kill one. Files are named by their paths. */
export type ForkRequest =
  | {
      id: number;
      command: [string, ...string[]];
      cwd: string;
      env: Record<string, string>;
      stdin: string | null;
      file: string | null;
      hasStderr: boolean;
    }
  | { kill: number };

/** What it answers: what a command writes, and in the end how it ended, or why it did not start. */
export type ForkAnswer =
  | { id: number; stdout: Buffer }
  | { id: number; stderr: Buffer }
  | { id: number; code: number | null }
  | { id: number; failure: Error };
