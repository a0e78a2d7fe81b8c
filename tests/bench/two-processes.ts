import { cpus } from "node:os";
import { hasThirdCore } from "./cores";
import { load } from "./load";
import { connections, seconds } from "./options";
import type { Row } from "./row";
import type { Scenario } from "./scenarios";
import { startShop } from "./shop";
import { say } from "./tell";

/** The personal pages once more, by a shop with two processes. */
export async function measureTwoProcesses(
  dataDir: string,
  scenarios: Scenario[],
  known: Row[],
): Promise<void> {
  const personal = scenarios.filter(({ kind }) => kind === "personal" || kind === "filled");
  if (personal.length === 0 || cpus().length < 2) return;
  const shop = await startShop(dataDir, 2);
  for (const { name, visitor, asks } of shop.workers > 1 ? personal : []) {
    await load(shop, asks, { connections, seconds: Math.min(2, seconds) });
    const { perSecond, cpuMs } = await load(shop, asks, { connections, seconds });
    const row = known.find((one) => one.name === name && one.visitor === visitor);
    if (!row) continue;
    row.twoProcesses = {
      cpu: cpuMs !== null && row.cpuMs ? cpuMs / row.cpuMs : null,
      perSecond: hasThirdCore ? perSecond / row.perSecond : null,
    };
    const times = (perSecond / row.perSecond).toFixed(2);
    const cost = `${cpuMs?.toFixed(2)} ms of CPU each (one: ${row.cpuMs?.toFixed(2)})`;
    say(`${name}, ${visitor}, two processes: ${times} × the answers of one; ${cost}`);
  }
  await shop.stop();
}
