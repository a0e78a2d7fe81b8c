import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { declaredSize } from "~/base/lib/pack-size";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { GapMarks } from "../admin/gap-marks";
import { Fact } from "../admin/order-card";
import { batchWords, buyerLabel } from "../admin/slip/slip-words";
import { StatusBadge } from "../page/status-badge";
import { TrackingNumber } from "../page/tracking-number";
import { PackingForm } from "./packing-form";
import { packPath } from "./parcels-path";
import type { PackingOrder } from "./packing-orders.server";

type Props = {
  order: PackingOrder;
  couriers: { name: string }[];
  state: FormState | undefined;
};

/** One order for a packer: where it goes, what is in it, and how far it is. */
export function PackingPage({ order, couriers, state }: Props) {
  const { slip, number, status, courier, waits } = order;
  return (
    <>
      <header className="order-head">
        <h1>{`Order ${number}`}</h1>
        <p className="row">
          <StatusBadge status={status} />
          <GapMarks gaps={order.gaps} />
          <Link to={`/dashboard/admin/orders/${number}/slip`}>Packing slip</Link>
        </p>
      </header>
      {waits ? (
        <Notice>{`${waits}.`}</Notice>
      ) : (
        <>
          {status === "Not Process" && (
            <p>
              <ButtonLink to={packPath(number)}>Scan the packs</ButtonLink>
            </p>
          )}
          <PackingForm order={order} couriers={couriers} state={state} />
        </>
      )}
      <dl className="order-facts order-facts-whole">
        <Fact name={buyerLabel(slip)}>
          {[slip.buyer.name, slip.buyer.phone, slip.buyer.address].filter(Boolean).join("\n")}
        </Fact>
        {courier && (
          <Fact name="Parcel">
            {courier} <TrackingNumber awb={order.awb} link={order.trackingLink} />
          </Fact>
        )}
      </dl>
      <section className="panel stack" aria-labelledby="to-pack">
        <h2 id="to-pack">In the parcel</h2>
        <ul className="stack">
          {slip.lines.map((line) => (
            <li key={line.position}>
              <strong>{`${line.quantity} × ${line.name}`}</strong>
              {`, ${declaredSize(line)}`}
              {line.picks.length > 0 && <span className="muted">{`. ${batchWords(line)}`}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
