import { sandboxElsewhere } from "~/checkout/demo-payments.server";
import { type AllProcesses, askForProcesses, ownState } from "~/health/processes.server";
import { countBy } from "~/lib/api/limit.server";
import { endWith } from "../open-shop";
import type { Serving } from "../serve";
import { serveBuild } from "../serve-build";
import { lineTo } from "./line";
import { countTogether } from "./shared-limits";
import { farSandbox } from "./shared-sandbox";

/**
 * One of the processes that answer requests, started by the first one, which has made the database ready. When the first
 * one is gone, Node ends this one.
 */
export async function work(): Promise<void> {
  let serving: Serving | null = null;
  const ask = lineTo(process as Required<Pick<NodeJS.Process, "send">> & NodeJS.Process, {
    state: ownState,
    alive: () => true,
    stop: () => void (serving?.stop() ?? Promise.resolve()).then(() => process.exit(0)),
  });
  countBy(countTogether(ask));
  askForProcesses(() => ask<AllProcesses>("processes"));
  sandboxElsewhere(farSandbox(ask));

  serving = await serveBuild();
  endWith(serving.stop);
}
