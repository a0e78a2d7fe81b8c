import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import { ageSpans } from "~/office/khata/ageing";
import { courierMoneyPath, lateWords, ordersCounted } from "./outcome-words";
import type { owedByCouriers } from "./owed-by-couriers.server";

type Owed = ReturnType<typeof owedByCouriers>;

/** What each courier has to bring, by age, and which orders of it are late. */
export function OwedByCouriers({ owed: { couriers, late, lateOrders, days } }: { owed: Owed }) {
  return (
    <>
      {couriers
        .filter(({ latePaise }) => latePaise > 0)
        .map(({ courier, latePaise }) => (
          <p key={courier} className="notice notice-info">
            {lateWords(courier, latePaise, days)}
          </p>
        ))}
      <Table
        caption="Collected at the door, and not brought yet"
        rows={couriers}
        keyOf={({ courier }) => courier}
        empty={<p className="empty">No courier owes you anything.</p>}
        columns={[
          { head: "Courier", kind: "name", cell: ({ courier }) => courier },
          { head: "Orders", kind: "number", cell: ({ orders }) => orders },
          { head: "Owes", kind: "number", cell: ({ owedPaise }) => rupees(owedPaise) },
          ...ageSpans.map(({ words }, index) => ({
            head: words[0]?.toUpperCase() + words.slice(1),
            kind: "number" as const,
            cell: ({ byAge }: Owed["couriers"][number]) => rupees(byAge[index] ?? 0),
          })),
        ]}
      />
      <Table
        caption={`Delivered more than ${days} days ago`}
        rows={late}
        keyOf={({ number }) => number}
        columns={[
          { head: "Order", kind: "name", cell: OrderLink },
          { head: "Courier", cell: ({ courier }) => courier },
          { head: "Parcel", cell: ({ parcel }) => parcel ?? "–" },
          { head: "Delivered", cell: ({ deliveredAt }) => date(deliveredAt) },
          { head: "To come", kind: "number", cell: ({ owedPaise }) => rupees(owedPaise) },
        ]}
      />
      {lateOrders > late.length && (
        <p className="muted">{`And ${ordersCounted(lateOrders - late.length)} more.`}</p>
      )}
    </>
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Link to={`/dashboard/admin/orders/${number}`}>{number}</Link>
);

/** Beside other money: what couriers have to bring. */
export function CourierMoneyLine({
  owed: { owedPaise, latePaise, days },
}: {
  owed: Pick<Owed, "owedPaise" | "latePaise" | "days">;
}) {
  const late = latePaise > 0 ? `, ${rupees(latePaise)} of it for more than ${days} days` : "";
  return (
    <p className="panel">
      {`With couriers: ${rupees(owedPaise)}${late}. `}
      <Link to={courierMoneyPath}>The couriers’ money</Link>
    </p>
  );
}
