import { setTimeout } from "node:timers/promises";
import { type Counts, summed } from "~/health/counts.server";
import {
  type AllProcesses,
  ownState,
  type ProcessState,
  together,
} from "~/health/processes.server";
import type { Member } from "./cluster";

/** How long (ms) a process may take to say how it is. */
const patience = 1000;

/** Asks all processes how they are, and keeps what those had counted that are gone. */
export function statesOf(members: () => Member[]) {
  const last = new Map<number, Counts>();
  let ended: Counts = {};

  const stateOf = async (member: Member): Promise<ProcessState | null> => {
    const asked = member.ask<ProcessState>("state").catch(() => null);
    const state = await Promise.race([asked, setTimeout(patience, null, { ref: false })]);
    if (state) last.set(member.pid, state.counts);
    return state;
  };

  return {
    async all(): Promise<AllProcesses> {
      const states = await Promise.all(members().map(stateOf));
      const own = { ...ownState(), number: 0 };
      return together([own, ...states.filter((state) => state !== null)], ended);
    },
    keepCountsOf({ pid }: Member): void {
      ended = summed([ended, last.get(pid) ?? {}]);
      last.delete(pid);
    },
  };
}
