import type { Member } from "~/people/accounts/member";
import { opens } from "~/people/accounts/staff/open-doors";

type Hit = { to: string; title: string; detail: string };
/** `all`: the list with everything that was found, if there is more. */
export type Group = { name: string; hits: Hit[]; all: { to: string; words: string } | null };

/** Hits shown of each kind. */
export const shown = 5;
/** Counting stops here. */
export const mostCounted = 1000;
/** What was found of a kind, and the way to all of it. */
export function grouped(name: string, hits: Hit[], total: number, many: string, to: string): Group {
  const words = total > mostCounted ? `All ${many} with this` : `All ${total} ${many}`;
  return { name, hits: hits.slice(0, shown), all: total > shown ? { to, words } : null };
}

/** What of it this person may open. */
export const openIn = ({ name, hits, all }: Group, member: Member): Group => ({
  name,
  hits: hits.filter(({ to }) => opens(to, member)),
  all: all && opens(all.to, member) ? all : null,
});
