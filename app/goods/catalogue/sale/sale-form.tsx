import { Form } from "~/base/ui/form";
import { saleStates } from "~/base/db/statuses";
import { Button } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import type { Product } from "../product";
import type { SaleUndo } from "./sale-undo";
import { saleWords } from "./sale-words";

type Props = {
  product: Pick<Product, "id" | "name" | "sale" | "isSoldOut">;
  /** The path of the list with its filter, without an Undo. */
  list: string;
  /** What the last tap changed of this product. */
  undo: SaleUndo | null;
};

/** One tap puts a product on sale, sold out or hidden; its row then offers Undo. */
export function SaleForm({ product, list, undo }: Props) {
  const { id, name, sale, isSoldOut } = product;
  return (
    <div className="sale-choice" id={`sale-${id}`}>
      <Form method="post" action={list}>
        <input type="hidden" name="product" value={id} />
        <div role="group" aria-label={`Sale of ${name}`}>
          {saleStates.map((state) => (
            <Button
              key={state}
              tone="quiet"
              name="sale"
              value={state}
              aria-pressed={state === sale}
            >
              {saleWords[state]}
            </Button>
          ))}
        </div>
      </Form>
      {sale === "on sale" && isSoldOut && (
        <p className="muted small">No packs left: shoppers see it as sold out.</p>
      )}
      <div role="status">{undo && <Undo product={product} list={list} undo={undo} />}</div>
    </div>
  );
}

/** Undo for a product that the list's filter does not show any more. */
export function UndoElsewhere(props: React.ComponentProps<typeof Undo>) {
  return (
    <Notice>
      <p>{props.product.name}</p>
      <Undo {...props} />
    </Notice>
  );
}

function Undo({
  product: { id, name, sale },
  list,
  undo,
}: {
  product: Pick<Product, "id" | "name" | "sale">;
  list: string;
  undo: SaleUndo;
}) {
  return (
    <Form method="post" action={list} className="sale-undo">
      <span>{`Now: ${saleWords[sale].toLowerCase()}.`}</span>
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="sale" value={undo.was} />
      <input type="hidden" name="back" value={undo.back} />
      <input type="hidden" name="version" value={undo.version} />
      <Button tone="quiet" aria-label={`Undo: ${name}`}>
        Undo
      </Button>
    </Form>
  );
}
