import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { pricedSize } from "~/base/lib/pack-size";
import { Photo, type Priority } from "~/goods/photos/photo";
import { t } from "~/base/words/say";
import type { BuyLine } from "./buy-page.server";

/** One pack of a link: its picture, how many, and what they cost. */
export function BuyLineRow({ line, priority }: { line: BuyLine; priority: Priority }) {
  const { slug, name, nameLang, photo, quantity, unitPaise } = line;
  return (
    <li className="cart-line panel">
      <Link to={`/product/${slug}`} className="cart-line-photo" tabIndex={-1} aria-hidden="true">
        <Photo photo={photo} sizes="112px" priority={priority} />
      </Link>
      <div className="cart-line-text">
        <h2 lang={nameLang}>
          <Link to={`/product/${slug}`}>{name}</Link>
        </h2>
        <p className="muted small">{`${rupees(unitPaise)} / ${pricedSize(line)}`}</p>
        <p>{t("{n, plural, one {# pack} other {# packs}}", { n: quantity })}</p>
      </div>
      <p className="cart-line-total">
        <span className="visually-hidden">{t("Line total")} </span>
        <span translate="no">{rupees(unitPaise * quantity)}</span>
      </p>
    </li>
  );
}
