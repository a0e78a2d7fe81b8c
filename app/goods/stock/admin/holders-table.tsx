import { dateTime } from "~/base/lib/dates";
import { OrderLink } from "~/people/accounts/staff/order-link";
import { Table } from "~/base/ui/table";
import type { Holder, holdersOf } from "./holders.server";
import { packsWords } from "./stock-words";

/** Orders that hold packs and are not paid, nor confirmed or packed. Nothing where there are none. */
export function Holders({ holders }: { holders: ReturnType<typeof holdersOf> }) {
  const { orders, total, packs } = holders;
  if (total === 0) return null;
  const many = total === 1 ? "1 order that is" : `${total} orders that are`;
  const oldest = total > orders.length ? ` The oldest ${orders.length} of them:` : "";
  return (
    <section className="stack" aria-labelledby="holders">
      <h2 id="holders">Held by orders that are not paid</h2>
      <p>
        {`${packsWords(packs)} in ${many} not paid, nor confirmed or packed. While one pays online its packs are on hand still; the others have taken theirs.${oldest}`}
      </p>
      <Table
        rows={orders}
        keyOf={({ number }) => number}
        columns={[
          {
            head: "Order",
            kind: "name",
            cell: ({ number, method }) => (
              <OrderLink number={number} isListed={method !== "online"} />
            ),
          },
          { head: "Packs", kind: "number", cell: (holder) => holder.packs },
          { head: "How", cell: ({ method }) => ways[method] },
          { head: "Since", className: "moment", cell: ({ since }) => dateTime(since) },
          { head: "Until", cell: untilWords },
        ]}
      />
    </section>
  );
}

const ways: Record<Holder["method"], string> = {
  online: "Being paid online",
  transfer: "By transfer",
  "on-delivery": "On delivery",
  cash: "Cash",
  later: "Paid later",
};

function untilWords({ method, until }: Holder): string {
  if (until === null)
    return method === "transfer"
      ? "It is paid or cancelled"
      : "It is confirmed, packed or cancelled";
  return method === "transfer" ? `${dateTime(until)}, or it is paid` : dateTime(until);
}
