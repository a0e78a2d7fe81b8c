import { declaredSize, otherMeasure, type PackSize } from "~/lib/pack-size";
import { Price } from "~/ui/price";
import type { PackFacts } from "../pack-facts";
import { paisePerKg, pricePerLitre, type Product } from "../product";
import { VegetarianMark } from "./vegetarian-mark";

type Shown = Pick<Product, "pricePaise"> & PackSize & Pick<PackFacts, "mrpPaise" | "isVegetarian">;

/** A product's price, MRP, price per litre and per kilogram, and its pack in both measures. */
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
        <Price paise={paisePerKg(product)} /> per kg, inclusive of all taxes
      </p>
      <p className="product-pack">
        {product.isVegetarian === 1 && <VegetarianMark />}
        {`Pack of ${declaredSize(product)}`}{" "}
        <span className="pack-beside">{`(${otherMeasure(product)})`}</span>
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
