import { date } from "~/base/lib/dates";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import { ownersReason, ownersState, ownersWish } from "../return-words";
import { returnPath } from "../admin-paths";
import type { ListedReturn } from "./return-list.server";

/** Returns that buyers ask for. `now`: UTC ms. */
export function ReturnTable({ returns, now }: { returns: ListedReturn[]; now: number }) {
  return (
    <Table
      rows={returns}
      keyOf={({ number }) => number}
      caption="Returns"
      columns={[
        {
          head: "Return",
          kind: "name",
          cell: ({ number }) => <Link to={returnPath(number)}>{number}</Link>,
        },
        { head: "Buyer", cell: ({ buyer }) => buyer },
        { head: "State", cell: ({ state }) => ownersState[state] },
        { head: "Due", cell: ({ dueAt }) => dueWords(dueAt, now) },
        { head: "Why", cell: ({ reason }) => ownersReason[reason] },
        { head: "Wanted", cell: ({ wish }) => ownersWish[wish] },
        { head: "Asked on", cell: ({ createdAt }) => date(createdAt) },
      ]}
    />
  );
}

/** When the shop's next step is due, in words. */
export function dueWords(dueAt: number | null, now: number): string {
  if (dueAt === null) return "";
  return dueAt < now ? `${date(dueAt)}, overdue` : date(dueAt);
}
