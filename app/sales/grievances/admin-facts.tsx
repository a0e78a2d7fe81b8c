import { dateTime } from "~/base/lib/dates";
import { callLink, shownPhone } from "~/base/lib/india/phone";
import { Link } from "~/base/ui/link";
import { languageNames } from "~/base/words/language";
import type { AdminGrievance } from "./admin-grievance.server";
import { kindWords } from "./kinds";

/** Who complained of what, and the two clocks. */
export function AdminFacts({ grievance }: { grievance: AdminGrievance }) {
  const facts: [label: string, value: React.ReactNode][] = [
    ["About", kindWords[grievance.kind]],
    ["Order", <OrderNumber key="order" grievance={grievance} />],
    ["Name", grievance.name || "Erased"],
    ["Mobile", <Phone key="phone" phone={grievance.phone} />],
    ["Email", grievance.email],
    ["Language", languageNames[grievance.language]],
    ["Received", dateTime(grievance.createdAt)],
    ["Acknowledged", stepWords(grievance.acknowledgedAt, grievance.acknowledgeBy, grievance.now)],
    ["Settled", stepWords(grievance.settledAt, grievance.settleBy, grievance.now)],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} value`}>{value || "None"}</dd>,
      ])}
    </dl>
  );
}

function stepWords(at: number | null, by: number, now: number): React.ReactNode {
  if (at !== null) return at > by ? `${dateTime(at)}, later than the law says` : dateTime(at);
  if (now <= by) return `due by ${dateTime(by)}`;
  return <strong>{`overdue since ${dateTime(by)}`}</strong>;
}

function OrderNumber({ grievance: { order, orderNumber } }: { grievance: AdminGrievance }) {
  if (order) return <Link to={`/dashboard/admin/orders/${order}`}>{order}</Link>;
  return <>{orderNumber ? `${orderNumber} (the shop has no such order)` : "None"}</>;
}

function Phone({ phone }: { phone: string }) {
  return phone ? <a href={callLink(phone)}>{shownPhone(phone)}</a> : <>None</>;
}
