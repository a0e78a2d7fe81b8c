import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { CardProduct } from "~/goods/catalogue/product";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { declaredSize } from "~/base/lib/pack-size";
import { Photo } from "~/goods/photos/photo";
import type { StockRow } from "~/goods/stock/admin/stock-list.server";
import { movementsPath } from "~/goods/stock/admin/stock-query";
import { packsWords } from "~/goods/stock/admin/stock-words";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormQuestion } from "~/base/ui/form-question";
import { keyOfOne } from "~/base/ui/idempotency-key";
import type { PriceUndo } from "../day/undo-prices.server";
import { UndoPrices } from "../day/undo-prices";
import { priceField, versionField } from "../day/typed-prices";
import { goodsId, packField, packVersionField } from "./pack-field";

type Goods = CardProduct & Pick<StockRow, "isCounted" | "stock">;

/**
 * A product in one row: what it is, and its price and counted packs to type over. The fields stand empty above what is true now, so that
 * a tap and the new number are enough, and their button comes with the first letter. `list`: the path of the list; `children`: its sale.
 */
export function GoodsRow({
  goods: { id, slug, name, pricePaise, isCounted, stock, photo, ...size },
  list,
  fresh,
  state,
  undo,
  children,
}: {
  goods: Goods;
  list: string;
  fresh: string;
  state: FormState | undefined;
  /** Of the price that was just changed in this row. */
  undo: PriceUndo | null;
  children: React.ReactNode;
}) {
  const onHand = stock < 0 ? `owed ${-stock}` : packsWords(stock);
  return (
    <li className="goods-row" id={goodsId(id)}>
      <p className="goods-name">
        <Link to={`/dashboard/admin/product/${slug}`}>{name}</Link>{" "}
        <span className="muted small">{declaredSize(size)}</span>
      </p>
      <Photo photo={photo} sizes="44px" />
      <Form
        method="post"
        state={state}
        action={list}
        className="goods-fields"
        key={`${pricePaise} ${stock}`}
      >
        {/* Its own always: `state` may be that of another row. */}
        <input type="hidden" name="idempotencyKey" value={keyOfOne(fresh, id)} />
        <input type="hidden" name={versionField(id)} value={pricePaise} />
        <Field
          name={priceField(id)}
          label={`Price of ${name}, now ${rupees(pricePaise)}`}
          placeholder={rupees(pricePaise)}
          size={rupees(pricePaise).length}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          enterKeyHint="done"
        />
        {isCounted ? (
          <>
            <input type="hidden" name={packVersionField("stock", id)} value={stock} />
            <Field
              name={packField("stock", id)}
              label={`Packs of ${name} on hand, now ${stock}`}
              placeholder={onHand}
              size={onHand.length}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              enterKeyHint="done"
            />
          </>
        ) : (
          <Link to={movementsPath(slug)} className="goods-uncounted" aria-label={`Count ${name}`}>
            Count
          </Link>
        )}
        <Button aria-label={`Save ${name}`}>Save</Button>
        {state && priceField(id) in state.values && <FormQuestion />}
      </Form>
      {children}
      <UndoPrices undo={undo} to={list} />
    </li>
  );
}
