import { Link } from "~/base/ui/link";
import { Photo } from "~/goods/photos/photo";
import { rupees } from "~/base/lib/money";
import { netQuantity, wholeSize } from "~/base/lib/pack-size";
import type { ShownOrder } from "../orders.server";

/** The lines of an order, as they were when it was placed. */
export function OrderLines({ lines }: { lines: ShownOrder["lines"] }) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.position} className="order-line">
          <Photo photo={line.photo} sizes="96px" />
          <div>
            <h3>
              <Link to={`/product/${line.slug}`}>{line.name}</Link>
            </h3>
            <p className="muted small order-line-description">{line.description}</p>
            <dl className="facts">
              <dt>Size</dt>
              <dd>{netQuantity(line, "Ltr.")}</dd>
              <dt>Price</dt>
              <dd>{`${rupees(line.unitPricePaise)} / ${wholeSize(line)}`}</dd>
              <dt>Quantity</dt>
              <dd>
                {line.quantity}
                {line.takenOut > 0 && <em>{`, ${line.takenOut} taken out`}</em>}
              </dd>
              <dt>Total</dt>
              <dd>{rupees(line.unitPricePaise * line.quantity)}</dd>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
