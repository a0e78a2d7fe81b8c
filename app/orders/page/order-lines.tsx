import { Link } from "~/ui/link";
import { Photo } from "~/photos/photo";
import { rupees } from "~/lib/money";
import { declaredSize, otherMeasure, volume } from "~/lib/pack-size";
import type { ShownOrder } from "../orders.server";
import { t } from "~/words/say";

/** Other languages count packs otherwise than they measure a bulk order. */
const howMany = "{of, select, packs {Quantity} other {Quantity}}";

/** The lines of an order, as they were when it was placed. */
export function OrderLines({ lines }: { lines: ShownOrder["lines"] }) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.position} className="order-line">
          <Photo photo={line.photo} sizes="96px" />
          <div>
            <h3 lang={line.nameLang}>
              <Link to={`/product/${line.slug}`}>{line.name}</Link>
            </h3>
            <p className="muted small order-line-description" lang={line.descriptionLang}>
              {line.description}
            </p>
            <dl className="facts">
              <dt>{t("Size")}</dt>
              <dd>{`${declaredSize(line, "Ltr.")} (${otherMeasure(line)})`}</dd>
              <dt>{t("Price")}</dt>
              <dd>{`${rupees(line.unitPricePaise)} / ${volume(line.volumeMl, "Ltr.")}`}</dd>
              <dt>{t(howMany, { of: "packs" })}</dt>
              <dd>
                {line.quantity}
                {line.takenOut > 0 && <em>{`, ${t("{n} taken out", { n: line.takenOut })}`}</em>}
              </dd>
              <dt>{t("Total")}</dt>
              <dd>{rupees(line.unitPricePaise * line.quantity)}</dd>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
