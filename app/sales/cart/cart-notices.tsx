import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { t } from "~/base/words/say";

/** Asks once for all lines; each says beside it what it was and is. */
export function NewPrices({ here }: { here: string }) {
  return (
    <Notice>
      <Form method="post" action={here} className="cart-undo">
        <span>
          {t("Prices have changed since you put these in your cart: look at what is marked.")}
        </span>
        <input type="hidden" name="intent" value="prices" />
        <Button tone="quiet">{t("OK, use today’s prices")}</Button>
      </Form>
    </Notice>
  );
}
