import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { mostPacks } from "~/base/db/packs";
import { Photo, type Priority } from "~/goods/photos/photo";
import { rupees } from "~/base/lib/money";
import { pricedSize } from "~/base/lib/pack-size";
import { Button } from "~/base/ui/button";
import { goneWords, leftWords, priceNews } from "./left-words";
import { LinePrices, SheetQuantity } from "./line-prices";
import type { LineProblem } from "./line-problem";
import type { ShownLine } from "./shown-line.server";
import { TypedQuantity } from "./typed-quantity";
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

/** One line of the cart. */
export function CartLineRow({ line, ...shown }: Props) {
  return (
    <li className={`cart-line panel${shown.note ? " cart-line-new" : ""}`}>
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
          <div
            className="stepper"
            role="group"
            aria-label={t("Quantity of {name}", { name: line.name })}
          >
            <Step line={line} here={here} by={-1} label={t("One less")} sign="−" />
            <TypedQuantity
              line={line}
              here={here}
              shown={problem?.typed || String(line.quantity)}
              isRefused={problem !== undefined}
            />
            <Step line={line} here={here} by={1} label={t("One more")} sign="+" />
          </div>
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
      <p className="cart-line-total">
        <span className="visually-hidden">{t("Line total")} </span>
        {rupees(product.pricePaise * line.quantity)}
      </p>
      <Remove line={line} here={here} />
    </>
  );
}

/** One pack less or more: a page of its own without script, saved and shown in place with it (`quantities.ts`). */
function Step({
  line,
  here,
  by,
  label,
  sign,
}: {
  line: ShownLine;
  here: string;
  by: 1 | -1;
  label: string;
  sign: string;
}) {
  const to = line.quantity + by;
  return (
    <Form method="post" action={here} data-step={by}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="quantity" value={to} />
      <Button
        id={`${line.id}${by > 0 ? "-more" : "-less"}`}
        tone="quiet"
        className="step"
        aria-label={label}
        disabled={to < 1 || to > mostPacks}
      >
        {sign}
      </Button>
    </Form>
  );
}

function Remove({ line, here }: { line: ShownLine; here: string }) {
  return (
    <Form method="post" action={here} className="cart-line-remove" data-in-place="page">
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
