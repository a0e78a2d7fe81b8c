import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";

/**
 * ADD TO CART as a plain form. Without `stayAt` the cart opens; with it (a path on this site) the shopper stays there
 * and gets the toast 'Item Added to cart'.
 */
export function AddToCart({
  product,
  stayAt,
}: {
  product: { id: string; name: string };
  stayAt?: string;
}) {
  return (
    <Form method="post" action="/cart" className="add-to-cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.id} />
      {stayAt && <input type="hidden" name="stayAt" value={stayAt} />}
      <Button aria-label={`ADD TO CART: ${product.name}`}>ADD TO CART</Button>
    </Form>
  );
}
