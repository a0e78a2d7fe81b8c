import { dateTime } from "~/base/lib/dates";
import { TrackingNumber } from "../page/tracking-number";
import type { WholeOrder } from "./admin-order.server";

/** When an order was packed and sent, and with whom; nothing before that. */
export function ParcelLine({ order }: { order: WholeOrder }) {
  const { courier, awb } = order.parcel;
  const steps = [
    ["Packed", order.packedAt],
    ["Shipped", order.shippedAt],
    ["Delivered", order.deliveredAt],
    ["Came back", order.returnedAt],
  ] as const;
  const done = steps.filter((step): step is [(typeof step)[0], number] => step[1] !== null);
  if (!courier && done.length === 0) return null;
  return (
    <dl className="facts">
      {courier && (
        <>
          <dt>Parcel</dt>
          <dd className="order-links">
            {courier} <TrackingNumber awb={awb} link={order.trackingLink} />
          </dd>
        </>
      )}
      {done.map(([name, at]) => (
        <Step key={name} name={name} at={at} />
      ))}
    </dl>
  );
}

function Step({ name, at }: { name: string; at: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{dateTime(at)}</dd>
    </>
  );
}
