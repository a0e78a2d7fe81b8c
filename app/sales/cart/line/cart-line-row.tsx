import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { Photo, type Priority } from "~/goods/photos/photo";
import { rupees } from "~/base/lib/money";
import { pricedSize } from "~/base/lib/pack-size";
import { Button } from "~/base/ui/button";
import { goneWords, leftWords, priceNews } from "../left-words";
import { useCartOnItsWay } from "../on-its-way";
import { LinePrices, SheetQuantity } from "./line-prices";
import { LineQuantity } from "./line-quantity";
import type { LineProblem } from "./line-problem";
import type { ShownLine } from "../shown-line.server";
import { t } from "~/base/words/say";

type Props = {
  line: ShownLine;
  /** The cart's path with the choices in its address. */
  here: string;
  /** What the page says about this line: the refusal of the last form. */
  problem: LineProblem | undefined;
  /** What is said about the line that was just added, or was there already. */
  note: string | undefined;
  /** Of its photo. */
  priority: Priority;
};

/** One line of the cart; gone from the press of its Remove on. */
export function CartLineRow({ line, ...shown }: Props) {
  const isLeaving = useCartOnItsWay().packsOf(line) === 0;
  return (
    <li className={`cart-line panel${shown.note ? " cart-line-new" : ""}`} hidden={isLeaving}>
      {line.product ? (
        <AvailableLine line={line} product={line.product} {...shown} />
      ) : (
        <>
          <div className="cart-line-text">
            <h2 lang={line.nameLang}>{line.name}</h2>
            <p className="field-error">{t(goneWords)}</p>
          </div>
          <Remove line={line} here={shown.here} />
        </>
      )}
    </li>
  );
}

function AvailableLine({
  line,
  product,
  here,
  problem,
  note,
  priority,
}: Props & { product: NonNullable<ShownLine["product"]> }) {
  return (
    <>
      <Link
        to={`/product/${product.slug}`}
        className="cart-line-photo"
        tabIndex={-1}
        aria-hidden="true"
      >
        <Photo photo={product.photo} sizes="112px" priority={priority} />
      </Link>
      <div className="cart-line-text">
        <h2 lang={line.nameLang}>
          <Link to={`/product/${product.slug}`}>{line.name}</Link>
        </h2>
        <p className="muted small">{`${rupees(product.pricePaise)} / ${pricedSize(product)}`}</p>
        <LinePrices line={line} pricePaise={product.pricePaise} />
        {line.wasPaise !== null && (
          <p className="cart-line-price">{priceNews(line.wasPaise, product.pricePaise)}</p>
        )}
        {line.isFromSheet ? (
          <SheetQuantity line={line} />
        ) : (
          <LineQuantity
            line={line}
            here={here}
            typed={problem?.typed}
            isRefused={problem !== undefined}
          />
        )}
        {problem && (
          <p className="field-error" role="alert" id={`${line.id}-error`}>
            {problem.sentence}
          </p>
        )}
        {!problem && line.left && <p className="field-error">{leftWords(line.left)}</p>}
        {note && (
          <p className="cart-line-note" role="status">
            {note}
          </p>
        )}
      </div>
      <LineTotal line={line} pricePaise={product.pricePaise} />
      <Remove line={line} here={here} />
    </>
  );
}

/** Dimmed while another number of packs is being saved: the shop knows what that many cost. */
function LineTotal({ line, pricePaise }: { line: ShownLine; pricePaise: number }) {
  const packs = useCartOnItsWay().packsOf(line);
  return (
    <p className="cart-line-total" aria-busy={packs !== line.quantity || undefined}>
      <span className="visually-hidden">{t("Line total")} </span>
      <span translate="no">{rupees(pricePaise * packs)}</span>
    </p>
  );
}

function Remove({ line, here }: { line: ShownLine; here: string }) {
  return (
    <Form method="post" action={here} className="cart-line-remove">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="line" value={line.id} />
      <Button
        id={`${line.id}-remove`}
        tone="quiet"
        aria-label={t("Remove {name}", { name: line.name })}
      >
        {t("Remove")}
      </Button>
    </Form>
  );
}
