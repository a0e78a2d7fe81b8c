import { dateTime } from "~/lib/dates";
import { declaredSize, weight } from "~/lib/pack-size";
import { litres } from "~/lib/volume";
import type { Slip } from "./slip.server";

type Sender = { name: string; address: string | null; phone: string | null };

/** The packing slip of a parcel: addresses and contents. No prices: it may be a gift. */
export function PackingSlip({ slip, sender }: { slip: Slip; sender: Sender }) {
  return (
    <article className="panel slip">
      <header>
        <h1>{`Packing slip ${slip.number}`}</h1>
        <p>{`Ordered on ${dateTime(slip.createdAt)}`}</p>
        {slip.together.length > 0 && (
          <p>
            <strong>{`Send together with ${slip.together.join(", ")}`}</strong>
          </p>
        )}
      </header>
      <div className="slip-addresses">
        <Address label="Deliver to" {...slip.buyer} />
        <Address label="From" {...sender} />
      </div>
      <SlipLines slip={slip} />
    </article>
  );
}

function Address({ label, name, address, phone }: Sender & { label: string }) {
  return (
    <section>
      <h2>{label}</h2>
      <address>
        <strong>{name}</strong>
        {address && <span>{address}</span>}
        {phone && <span>{phone}</span>}
      </address>
    </section>
  );
}

function SlipLines({ slip }: { slip: Slip }) {
  return (
    <table className="slip-lines">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Size</th>
          <th scope="col">Quantity</th>
          <th scope="col">Packed</th>
        </tr>
      </thead>
      <tbody>
        {slip.lines.map((line) => (
          <tr key={line.position}>
            <th scope="row">
              {line.name}
              <Picks {...line} />
            </th>
            <td>{declaredSize(line)}</td>
            <td>{line.quantity}</td>
            <td className="slip-box">☐</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{`${litres(slip.volumeMl)} Ltr. (${weight(slip.weightG)} of oil)`}</td>
          <td colSpan={2}>{slip.units === 1 ? "1 unit" : `${slip.units} units`}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type Line = Slip["lines"][number];

/** The batch to pick from; with the packs of each, when it takes several. */
function Picks({ picks, quantity }: Pick<Line, "picks" | "quantity">) {
  if (picks.length === 0) return null;
  const picked = picks.map(({ number, packs }) =>
    packs === quantity ? number : `${number} × ${packs}`,
  );
  return <div className="slip-batch">{`Batch ${picked.join(", ")}`}</div>;
}
