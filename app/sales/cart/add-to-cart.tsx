import { useFetcher } from "@remix-run/react";
import { useId } from "react";
import { mostPacks } from "~/base/db/packs";
import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { useHydrated } from "~/base/ui/hydrated";
import { formKey } from "~/base/ui/sending/form-turns";
import { AddedNote, type Added } from "./added-note";
import { t } from "~/base/words/say";

/**
 * The ADD TO CART form; nothing for a product that is sold out, and a sentence while all its packs are being paid. Without `stayAt` it
 * leads to the cart; with it (a path on this site) the page stays: with script it says beside the button 'Item Added to cart', without
 * it returns there with a toast.
 */
export function AddToCart({
  product,
  stayAt,
  asksHowMany = false,
}: {
  product: {
    id: string;
    name: string;
    pricePaise: number;
    isSoldOut: boolean;
    isBeingPaid?: boolean;
  };
  stayAt?: string;
  /** With a field for the number of packs. */
  asksHowMany?: boolean;
}) {
  // Each product's: what was said of one size is not said of the next that takes its place.
  const key = `${useId()} ${product.id}`;
  const { data: answer, state } = useFetcher<{ said?: Added } | null>({ key: formKey(key) });
  const isHydrated = useHydrated();
  if (product.isSoldOut) return null;
  if (product.isBeingPaid)
    return (
      <p className="muted small">
        {t("All packs are in orders being paid. Look again in 15 minutes.")}
      </p>
    );
  return (
    <Form method="post" action="/cart" className="add-to-cart" fetcherKey={key}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="seen" value={product.pricePaise} />
      {stayAt && <input type="hidden" name={isHydrated ? "stays" : "stayAt"} value={stayAt} />}
      {asksHowMany && (
        <select name="packs" aria-label={t("Number of packs")}>
          {Array.from({ length: mostPacks }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      )}
      <Button aria-label={t("ADD TO CART: {name}", { name: product.name })}>
        {t("ADD TO CART")}
      </Button>
      {stayAt && <AddedNote added={state === "idle" ? answer?.said : undefined} />}
    </Form>
  );
}
