import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { formatIndian } from "~/base/lib/india/format-indian";
import { queryOf } from "~/base/lib/list-filter";
import { Button } from "~/base/ui/button";
import { Tick } from "~/base/ui/tick";

import type { OrderFilter } from "../list/order-filter";
import { TickCount, tickForm } from "./ticked-count";

const list = "/dashboard/admin/orders";

/** What can be done with the ticked orders. Shown once one is ticked, in browsers that can tell; else below the list. */
export function TickBar({ filter, page }: { filter: Partial<OrderFilter>; page: number }) {
  const opens = useOpens();
  return (
    <form
      id={tickForm}
      className="tick-bar"
      method="get"
      action={`${list}/ticked`}
      aria-label="With the ticked orders"
    >
      <TickCount />
      <Button tone="quiet" formAction={`${list}/slips.pdf`}>
        Slips
      </Button>
      <Button tone="quiet">Labels</Button>
      {opens(`${list}/invoices.pdf`) && (
        <Button tone="quiet" formAction={`${list}/invoices.pdf`}>
          Invoices
        </Button>
      )}
      <Button tone="quiet" formMethod="post" formAction={`${list}/ticked${queryOf(filter, page)}`}>
        Packed
      </Button>
      <Button tone="quiet" formAction={`${list}/send`}>
        Sent
      </Button>
      {opens(`${list}/received`) && (
        <Button tone="quiet" formAction={`${list}/received`}>
          Money
        </Button>
      )}
    </form>
  );
}

/** The tick of one order, as large as a thumb. */
export function OrderTick({ number, isTicked }: { number: string; isTicked: boolean }) {
  return (
    <label className="order-tick">
      <input
        type="checkbox"
        form={tickForm}
        name="order"
        value={number}
        defaultChecked={isTicked}
        aria-label={`Tick ${number}`}
      />
    </label>
  );
}

/** Orders of other pages of the list, ticked with the rest; each can be left out. */
export function TickedBeside({ numbers }: { numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <details className="panel ticked-beside">
      <summary>{`${numbers.length} more on other pages are ticked`}</summary>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Tick form={tickForm} name="order" value={number} defaultChecked>
              {number}
            </Tick>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Ticks all orders of the list, also those of its other pages, up to `most`, or none. `path`: of this page of the list; `total`: how
 * many the list has.
 */
export function TickAll({
  isTicked,
  path,
  total,
  most,
}: {
  isTicked: boolean;
  path: string;
  total: number;
  most: number;
}) {
  const all = total > most ? `Tick ${most} of ${formatIndian(total)}` : `Tick all ${total}`;
  const mark = `${path.includes("?") ? "&" : "?"}tick=all`;
  return (
    <Link className="tick-all" to={isTicked ? path : `${path}${mark}`}>
      {isTicked ? "Tick none" : all}
    </Link>
  );
}
