import { setTimeout } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import {
  type AllProcesses,
  type Metrics,
  type OwnState,
  type ProcessState,
  ownState,
  together,
} from "~/health/processes.server";
import type { Member } from "./cluster";

/** How long (ms) a process may take to say how it is. */
const patience = 1000;

/**
 * Asks all processes how they are. What a process had counted when it last answered stays in the sums while it hangs and after
 * it has ended, so that they never fall. (prom-client's `clusterMetrics` gives nothing at all, after 5 s, when one process does
 * not answer, and forgets those that have ended.)
 */
export function statesOf(members: () => Member[]) {
  const last = new WeakMap<Member, Metrics>();
  let ended: Metrics = [];

  const stateOf = async (member: Member): Promise<ProcessState | null> => {
    const asked = member.ask<OwnState>("state").catch(() => null);
    const said = await Promise.race([asked, setTimeout(patience, null, { ref: false })]);
    if (said) last.set(member, said.metrics);
    return said && said.state;
  };

  return {
    async all(): Promise<AllProcesses> {
      const own = await ownState();
      const states = await Promise.all(members().map(stateOf));
      const counted = members().map((member) => last.get(member) ?? []);
      return together(
        [{ ...own.state, number: 0 }, ...states.filter((state) => state !== null)],
        [own.metrics, ended, ...counted],
      );
    },
    keepCountsOf(member: Member): void {
      const counts = (last.get(member) ?? []).filter(({ type }) => type !== "gauge");
      ended = AggregatorRegistry.aggregate([ended, counts]).getMetricsAsArray();
    },
  };
}
