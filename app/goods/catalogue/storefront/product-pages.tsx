import { EarlierProducts, MoreProducts } from "./list-pager";
import type { CardProduct } from "../product";
import { priorityAt } from "~/goods/photos/photo";
import { ProductCard } from "./product-card";
import { useEffect, useRef } from "react";
import { t } from "~/base/words/say";

type Pager = Omit<React.ComponentProps<typeof MoreProducts>, "onGrow">;

/** The products of a list, which grows in place, with links to earlier and later ones. `children`: renders a product's actions. */
export function ProductPages({
  products,
  children,
  ...pager
}: Pager & {
  products: CardProduct[];
  children: (product: CardProduct) => React.ReactNode;
}) {
  const { list, grow } = useGrowing(products.length);
  return (
    <>
      {products.length > 0 && <h2 className="visually-hidden">{t("Products")}</h2>}
      <EarlierProducts range={pager.range} pathOf={pager.pathOf} />
      <ul className="product-grid" ref={list}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={priorityAt(index)}>
              {children(product)}
            </ProductCard>
          </li>
        ))}
      </ul>
      <MoreProducts {...pager} onGrow={grow} />
    </>
  );
}

/** Gives the focus to the first new product of a list once it has grown. `count`: how many it has now. */
function useGrowing(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current === null ? null : list.current?.children[before.current];
    if (!first) return;
    before.current = null;
    first.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    /** To be called when more is asked for. */
    grow: () => void (before.current = count),
  };
}
