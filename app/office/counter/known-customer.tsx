import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import type { Desk } from "./desk.server";
import { counterPath } from "./paths";

/** Who it is, and the last order with one tap to order the same. */
export function KnownCustomer({ desk }: { desk: Desk }) {
  const { last, state, shownPhone, isKnown } = desk;
  return (
    <section className="panel stack" aria-label="The customer">
      <p className="row">
        <strong className="whole">{shownPhone}</strong>
        <span className="muted">
          {isKnown ? state.values.name : "Nobody known yet: please ask for the name."}
        </span>
        <Link to={counterPath}>Another customer</Link>
      </p>
      {last && (
        <>
          <p>
            {`Last order, ${date(last.createdAt)}: ${last.words} `}
            <Link to={`/dashboard/admin/orders/${last.number}`}>{last.number}</Link>
            {`, ${rupees(last.totalPaise)}`}
          </p>
          {last.isGone && <p className="field-hint">Some of it is no longer sold.</p>}
          <Form method="post" action={counterPath}>
            <input type="hidden" name="phone" value={state.values.phone ?? ""} />
            {state.values.with && <input type="hidden" name="with" value={state.values.with} />}
            <Button tone="quiet" name="intent" value="again">
              The same again
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
