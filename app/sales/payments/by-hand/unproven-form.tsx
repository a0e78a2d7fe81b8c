import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { shownPhone } from "~/base/lib/india/phone";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { ReachLinks } from "~/base/ui/reach-links";
import { Table } from "~/base/ui/table";
import { Tick } from "~/base/ui/tick";
import type { UnprovenOrder } from "./unproven.server";

/** Orders that nobody has confirmed, with a box each. `isTicked`: all boxes are ticked to begin with. `tick`: names
 * these orders in the query that ticks them. */
export function UnprovenForm({
  orders,
  isTicked,
  tick,
  words,
  state,
}: {
  orders: UnprovenOrder[];
  isTicked: boolean;
  tick: string;
  /** Of the link that ticks all of them. */
  words: string;
  state: FormState | undefined;
}) {
  if (orders.length === 0) return <p className="empty">No order waits for its buyer.</p>;
  return (
    <Form method="post" state={state} className="stack">
      <FormProblem />
      <p>
        <Link to={isTicked ? "?tick=none" : `?tick=${tick}`}>{isTicked ? "Tick none" : words}</Link>
      </p>
      <Table
        rows={orders}
        keyOf={({ id }) => `${id} ${isTicked}`}
        columns={[
          {
            head: "Cancel",
            cell: isTicked ? Ticked : Unticked,
          },
          { head: "Placed", className: "moment", cell: ({ createdAt }) => dateTime(createdAt) },
          { head: "Buyer", kind: "name", cell: Buyer },
          { head: "Packs", kind: "number", cell: ({ packs }) => packs },
          { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
        ]}
      />
      <Button tone="danger">Cancel these orders</Button>
    </Form>
  );
}

const Ticked = (order: UnprovenOrder) => <Box order={order} isTicked />;
const Unticked = (order: UnprovenOrder) => <Box order={order} isTicked={false} />;

function Box({ order: { id, number }, isTicked }: { order: UnprovenOrder; isTicked: boolean }) {
  return (
    <Tick name="order" value={id} defaultChecked={isTicked}>
      {number}
    </Tick>
  );
}

function Buyer({ number, buyer, phone, reach }: UnprovenOrder) {
  return (
    <>
      <Link to={`/dashboard/admin/orders/${number}`}>{buyer}</Link> {shownPhone(phone)}
      {reach && <ReachLinks reach={reach} subject={`Your order ${number}`} />}
    </>
  );
}
