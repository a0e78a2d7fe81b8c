import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../razorpay-sandbox/serve";
import { keys, shopAsInProduction } from "./as-in-production";
import { Front } from "./front";
import { ProviderDesk } from "./provider-desk";
import { seed as putDemoShopIn } from "./seeded";

type Scene = {
  /** Of the program, for its folder. */
  name: string;
  port: number;
  /** How many processes answer. */
  processes: number;
  /** Further settings of the shop. */
  env?: Record<string, string>;
};

/** A demo shop as in production, not started yet, with a provider that holds its webhooks until the program sends them. */
export async function stageOf({ name, port, processes, env = {} }: Scene) {
  const folder = mkdtempSync(path.join(tmpdir(), `prayosha-${name}-`));
  const webhookSecret = `${name}_webhooks`;
  const provider = await serve({
    prefix: "",
    keySecret: keys.secret,
    control: true,
    webhooks: "hold",
    webhookUrl: `http://127.0.0.1:${port}/webhooks/razorpay`,
    webhookSecret,
  });
  const settings = { ...env, RAZORPAY_WEBHOOK_SECRET: webhookSecret };
  const shop = shopAsInProduction({ port, folder, provider, processes, env: settings });
  const front = new Front(port);
  await putDemoShopIn(folder);

  /** Prints figures, problems and the verdict; ends the program, with exit code 1 and the data kept where there are problems. */
  async function end(figures: Record<string, unknown>, found: Iterable<string>): Promise<never> {
    const problems = [...new Set(found)];
    for (const [what, figure] of Object.entries(figures)) say(`${what.padEnd(32)} ${figure}`);
    for (const problem of problems) say(`PROBLEM: ${problem}`);
    say(problems.length === 0 ? "It held." : `${problems.length} problems.`);
    await provider.stop();
    front.close();
    if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
    else say(`The data is kept in ${folder}`);
    process.exit(problems.length === 0 ? 0 : 1);
  }

  return { shop, front, desk: new ProviderDesk(provider.base), end };
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
