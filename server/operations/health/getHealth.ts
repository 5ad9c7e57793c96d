import type { Handler } from "../../__generated__/operations.ts";
import type { HealthComponent } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";

export const getHealth: Handler<"getHealth", Deps, Context> = async ({ health, revision, now }) => {
  const [database, objectStorage, authentication, configuration, signing] = await Promise.all([
    check(health.database, true),
    check(health.objectStorage, true),
    check(health.authentication, false),
    check(health.configuration, false),
    check(health.signing, false),
  ]);
  const components = { database, objectStorage, authentication, configuration, signing };
  const healthy = Object.values(components).every((component) => component.status === "ok");
  const service = "service-web" as const;
  const checkedAt = now().toISOString();
  if (healthy) return { status: 200, body: { status: "ok", service, revision, components, checkedAt } };
  return { status: 503, body: { status: "degraded", service, revision, components, checkedAt } };
};

/** Runs one check; `timed` adds its latency in milliseconds. */
async function check(component: () => Promise<void>, timed: boolean): Promise<HealthComponent> {
  const started = performance.now();
  const latency = () => (timed ? { latencyMs: Math.round((performance.now() - started) * 100) / 100 } : {});
  try {
    await component();
    return { status: "ok", ...latency() };
  } catch (error) {
    return { status: "failed", ...latency(), detail: error instanceof Error ? error.message : String(error) };
  }
}
