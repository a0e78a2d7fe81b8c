import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";
import { runBeside } from "~/base/lib/beside/beside.server";
import { log } from "~/base/lib/log/log.server";
import { second } from "~/base/lib/time";

/** How long (ms) to wait after a failure, such as a full disk. */
const pause = 15 * second;

/** Fills the demo while the shop is open and shows how far it is; goes on until that is done. Says when it begins and ends. */
export async function fillOpenShop(): Promise<void> {
  say("Filling the demo with oils, photos and orders: about half a minute. Its pages say how far.");
  // For the pages that say so.
  const priority = constants.priority.PRIORITY_BELOW_NORMAL;
  for (;;)
    try {
      return await fillBeside(priority);
    } catch (error) {
      log.error({ err: error }, "The demo could not be filled; it is tried again");
      await setTimeout(pause, undefined, { ref: false });
    }
}

/** The same before a shop opens. Throws when it cannot be filled. */
export async function fillDemo(): Promise<void> {
  say("Filling the demo with oils, photos and orders, about half a minute …");
  await fillBeside(0);
}

/** In a process beside: photos and orders take memory that this one would keep. What is killed goes on at the next start. */
async function fillBeside(priority: number): Promise<void> {
  const seeded = await runBeside({ command: "demo:seed", priority }, async () =>
    (await import("~/office/demo/seed.server")).seedDemo(),
  );
  if (seeded)
    say(
      "The demo shop is filled.",
      ...seeded.signIns.map(({ email, password }) => `Shopper sign-in: ${email}  ${password}`),
    );
}

function say(...lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}`);
}
