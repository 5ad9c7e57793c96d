// Makes load as it is told by messages, and answers each with what it saw. A process of its own: the benchmark's work
// and the load must not wait for one another.
import autocannon from "autocannon";

process.on("message", async ({ id, ...load }) => {
  process.send({ id, ...(await measure(load).catch((error) => ({ error: String(error) }))) });
});
process.on("disconnect", () => process.exit());

async function measure({ url, requests, connections, seconds, expected }) {
  const times = [];
  let unexpected = 0;
  let clients = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    // Each connection begins elsewhere, so that they do not ask for the same at the same time.
    setupClient(client) {
      // Its parser would wait for the body that a 304 never has.
      client.on("headers", ({ statusCode }) => {
        if (statusCode === 304) client.parser.body_bytes = 0;
      });
      const first = Math.floor((requests.length / connections) * clients++) % requests.length;
      if (requests.length > 1) client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  run.on("response", (_, status, __, milliseconds) => {
    if (status === expected) times.push(milliseconds);
    else unexpected += 1;
  });
  const result = await run;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    requests: times.length,
    seconds: result.duration,
    unexpected: unexpected + result.errors,
    p50: at(0.5),
    p99: at(0.99),
  };
}
