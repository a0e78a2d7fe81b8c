import { litres } from "~/lib/volume";
import { Price } from "~/ui/price";
import type { PackFacts } from "../pack-facts";
import { pricePerLitre, type Product } from "../product";
import { VegetarianMark } from "./vegetarian-mark";

type Shown = Pick<Product, "pricePaise" | "volumeMl"> &
  Pick<PackFacts, "mrpPaise" | "isVegetarian">;

/** A product's price, MRP, price per litre and pack size. */
export function ProductFacts({ product }: { product: Shown }) {
  const perLitre = pricePerLitre(product);
  return (
    <div className="product-facts">
      <p className="product-price">
        <Price paise={product.pricePaise} /> <Mrp {...product} />
      </p>
      <p className="muted small">
        {perLitre !== null && (
          <>
            <Price paise={perLitre} /> per litre,{" "}
          </>
        )}
        inclusive of all taxes
      </p>
      <p className="product-pack">
        {product.isVegetarian === 1 && <VegetarianMark />}
        {`Pack of ${litres(product.volumeMl)} Ltr.`}
      </p>
    </div>
  );
}

/** The MRP, struck through only if the price is lower. */
function Mrp({ pricePaise, mrpPaise }: Pick<Shown, "pricePaise" | "mrpPaise">) {
  if (mrpPaise === null) return null;
  const amount = <Price paise={mrpPaise} />;
  return (
    <span className="product-mrp">MRP {mrpPaise > pricePaise ? <s>{amount}</s> : amount}</span>
  );
}
