import { Fragment } from "react";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";

/** Packs of an order. `nameLang`: of a name that is shown in another language than the page. */
export type Goods = PackSize & { name: string; nameLang?: "en" | undefined; quantity: number };

/** What was bought, in a line: "2 × Groundnut oil (5 L), 1 × Sesame oil (1 L)". */
export function GoodsInALine({ goods }: { goods: Goods[] }) {
  return goods.map(({ name, nameLang, quantity, ...pack }, index) => {
    const size = declaredSize(pack);
    return (
      <Fragment key={index}>
        {index > 0 && ", "}
        {nameLang ? (
          <>
            {quantity} × <span lang={nameLang}>{name}</span> ({size})
          </>
        ) : (
          `${quantity} × ${name} (${size})`
        )}
      </Fragment>
    );
  });
}
