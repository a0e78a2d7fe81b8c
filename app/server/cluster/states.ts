import { setTimeout } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import {
  type AllProcesses,
  type Metrics,
  type OwnState,
  type ProcessState,
  ownState,
  together,
} from "~/office/health/processes.server";
import type { Member } from "./cluster";

/** How long (ms) to wait for a process's state. */
const patience = 1000;

/**
 * Collects the state of all processes. The last known counters of a process stay in the sums while it hangs and after it has
 * ended, so the sums never fall. (prom-client's `clusterMetrics` fails after 5 s when one process does not answer, and forgets
 * ended ones.)
 */
export function statesOf(members: () => Member[]) {
  const last = new WeakMap<Member, Metrics>();
  let ended: Metrics = [];

  const stateOf = async (member: Member): Promise<ProcessState | null> => {
    const requested = member.ask<OwnState>("state").catch(() => null);
    const reply = await Promise.race([requested, setTimeout(patience, null, { ref: false })]);
    if (reply) last.set(member, reply.metrics);
    return reply && reply.state;
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
