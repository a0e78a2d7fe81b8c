import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import type { FormState } from "~/base/lib/form/form";
import type { TogetherPage } from "./together.server";

/** What an order is sent with, and other orders of its buyer that could go with it. */
export function TogetherForms({
  page,
  state,
}: {
  page: TogetherPage;
  state: FormState | undefined;
}) {
  const { number, together, isJoined, offered, closed } = page;
  return (
    <>
      <FormProblem state={state} />
      {together.length > 0 && (
        <section className="panel stack" aria-label="Sent together">
          <p>
            {`${number} is sent together with `}
            <OrderNumbers orders={together} />.
          </p>
          {isJoined && <AloneForm number={number} />}
          {together
            .filter(({ sendWith }) => sendWith !== null)
            .map((other) => (
              <AloneForm key={other.number} number={other.number} />
            ))}
        </section>
      )}
      {closed ? (
        <p>{closed}</p>
      ) : (
        <section className="panel stack" aria-labelledby="other-orders">
          <h2 id="other-orders">Other orders of this buyer</h2>
          {offered.length === 0 && <p>None waits to be packed or sent.</p>}
          {offered.map((other) => (
            <Form key={other.number} method="post" className="row">
              <input type="hidden" name="with" value={other.number} />
              <span>{`${other.number}, ${date(other.createdAt)}, ${rupees(other.totalPaise)}`}</span>
              <Button tone="quiet">{`Send with ${other.number}`}</Button>
            </Form>
          ))}
        </section>
      )}
    </>
  );
}

function AloneForm({ number }: { number: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="alone" value={number} />
      <Button tone="quiet">{`Send ${number} by itself`}</Button>
    </Form>
  );
}

type Together = Pick<TogetherPage["together"][number], "number" | "isReady">;

/** Links to the orders that go into the same parcel. */
export function OrderNumbers({ orders }: { orders: Together[] }) {
  return orders.map(({ number, isReady }, index) => (
    <span key={number}>
      {index > 0 && ", "}
      <Link to={`/dashboard/admin/orders/${number}`}>{number}</Link>
      {!isReady && " (not paid yet)"}
    </span>
  ));
}
