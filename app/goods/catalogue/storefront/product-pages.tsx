import { EarlierProducts, MoreProducts } from "./list-pager";
import type { CardProduct } from "../product";
import { priorityAt } from "~/goods/photos/photo";
import { ProductCard } from "./product-card";
import { t } from "~/base/words/say";

type Pager = React.ComponentProps<typeof MoreProducts>;

/** The products of a list with links to earlier and later ones. `children`: renders a product's actions. */
export function ProductPages({
  products,
  children,
  ...pager
}: Pager & {
  products: CardProduct[];
  children: (product: CardProduct) => React.ReactNode;
}) {
  return (
    <>
      {products.length > 0 && <h2 className="visually-hidden">{t("Products")}</h2>}
      <EarlierProducts range={pager.range} pathOf={pager.pathOf} />
      <ul className="product-grid" data-grows="">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={priorityAt(index)}>
              {children(product)}
            </ProductCard>
          </li>
        ))}
      </ul>
      <MoreProducts {...pager} />
    </>
  );
}
