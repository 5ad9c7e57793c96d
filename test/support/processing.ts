/** The parts of the processing status that tests look at. */
export interface Processing {
  job: { id: string; state: string; stage: string; lastError?: string; result?: Record<string, unknown> };
  events: {
    eventType: string;
    stage: string;
    state: string;
    sequence: number;
    payload: Record<string, unknown>;
    recordedAt: string;
    previousEventDigest: string | null;
    eventDigest: string;
  }[];
}

/** Waits until the job of a repository has ended or is blocked. */
export async function processed(
  url: string,
  repositoryId: string,
  headers: Record<string, string> = {},
): Promise<Processing> {
  for (;;) {
    const response = await fetch(`${url}/api/processing?repositoryId=${repositoryId}`, { headers });
    const status = (await response.json()) as Processing;
    if (response.status !== 200) throw new Error(`processing: ${response.status} ${JSON.stringify(status)}`);
    if (["completed", "failed", "blocked", "cancelled"].includes(status.job.state)) return status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
