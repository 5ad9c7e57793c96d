/** The port that discards what it is sent, where nothing listens. */
const nowhere = "http://127.0.0.1:9";

/** Settings of every service in a test: nothing is asked outside. `startPreprintServer` has others. */
export const noPreprintServer: Record<string, string> = {
  SERVICE_PREPRINT_API_ORIGIN: nowhere,
  SERVICE_PREPRINT_OAI_ORIGIN: nowhere,
  SERVICE_PREPRINT_PDF_ORIGIN: nowhere,
  SERVICE_ZENODO_ORIGIN: nowhere,
  SERVICE_PREPRINT_INTERVAL_SECONDS: "0",
};
