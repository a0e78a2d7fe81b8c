import { litres } from "~/lib/volume";
import { Price } from "~/ui/price";
import { pricePerLitre, type Product } from "./product";

/** What a product costs and how much is in it. */
export function ProductFacts({ product }: { product: Pick<Product, "pricePaise" | "volumeMl"> }) {
  const perLitre = pricePerLitre(product);
  return (
    <div className="product-facts">
      <p className="product-price">
        <Price paise={product.pricePaise} />
      </p>
      <p className="muted small">
        {perLitre !== null && (
          <>
            <Price paise={perLitre} /> per litre,{" "}
          </>
        )}
        inclusive of all taxes
      </p>
      <p>{`Pack of ${litres(product.volumeMl)} Ltr.`}</p>
    </div>
  );
}
