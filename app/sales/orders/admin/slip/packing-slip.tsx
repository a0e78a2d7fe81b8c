import { dateTime } from "~/base/lib/dates";
import { declaredSize } from "~/base/lib/pack-size";
import type { Slip } from "./slip.server";
import { batchWords, buyerLabel, contentsWords, slipMarks, unitsWords } from "./slip-words";

type Sender = { name: string; address: string | null; phone: string | null };

/** The packing slip of a parcel: addresses and contents. No prices but a sum to be collected: it may be a gift. */
export function PackingSlip({ slip, sender }: { slip: Slip; sender: Sender }) {
  return (
    <article className="panel slip">
      <header>
        <h1>{`Packing slip ${slip.number}`}</h1>
        <p>{`Ordered on ${dateTime(slip.createdAt)}`}</p>
        {slipMarks(slip).map((mark) => (
          <p key={mark} className="slip-mark">
            {mark}
          </p>
        ))}
      </header>
      <div className="slip-addresses">
        <Address label={buyerLabel(slip)} {...slip.buyer} />
        <Address label="From" {...sender} />
      </div>
      <SlipLines slip={slip} />
      {slip.noteForBuyer && (
        <section>
          <h2>For you</h2>
          <p className="slip-note">{slip.noteForBuyer}</p>
        </section>
      )}
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
              {line.picks.length > 0 && <div className="slip-batch">{batchWords(line)}</div>}
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
          <td>{contentsWords(slip)}</td>
          <td colSpan={2}>{unitsWords(slip)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
