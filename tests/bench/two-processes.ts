import { cpus } from "node:os";
import { hasThirdCore } from "./cores";
import { load } from "./load";
import { warm } from "./measure";
import { connections, rounds, seconds } from "./options";
import { median, type Row } from "./row";
import type { Scenario } from "./scenarios";
import type { Served } from "./served";
import { startShop } from "./shop";
import { say } from "./tell";

/** The personal pages by a shop with two processes, round by round beside the shop with one, which is warm already. */
export async function measureTwoProcesses(
  one: Served,
  dataDir: string,
  scenarios: Scenario[],
  known: Row[],
): Promise<void> {
  const personal = scenarios.filter(({ kind }) => kind === "personal" || kind === "filled");
  if (personal.length === 0 || cpus().length < 2) return;
  const two = await startShop(dataDir, 2);
  if (two.workers > 1) {
    await warm(two, personal);
    for (const scenario of personal) await compare(one, two, scenario, known);
  }
  await two.stop();
}

async function compare(
  one: Served,
  two: Served,
  { name, visitor, asks }: Scenario,
  known: Row[],
): Promise<void> {
  const row = known.find((each) => each.name === name && each.visitor === visitor);
  if (!row) return;
  const cpu: (number | null)[] = [];
  const answers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const byOne = await load(one, asks, { connections, seconds });
    const byTwo = await load(two, asks, { connections, seconds });
    cpu.push(byTwo.cpuMs === null || !byOne.cpuMs ? null : byTwo.cpuMs / byOne.cpuMs);
    answers.push(byTwo.perSecond / byOne.perSecond);
  }
  const times = { cpu: median(cpu), perSecond: median(answers) };
  row.twoProcesses = { ...times, perSecond: hasThirdCore ? times.perSecond : null };
  say(
    `${name}, ${visitor}, two processes: ${times.perSecond?.toFixed(2)} × the answers of one, ${times.cpu?.toFixed(2)} × its CPU time`,
  );
}
