import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { Notice } from "~/base/ui/notice";
import { t, withParts } from "~/base/words/say";

/** A line that was removed, with the way back. */
export function Removed({
  line,
  name,
  nameLang,
  here,
}: {
  line: string;
  name: string;
  nameLang?: "en" | undefined;
  here: string;
}) {
  return (
    <Notice>
      <Form method="post" action={here} className="cart-undo">
        <span>
          {withParts("Removed: <name>{product}</name>", {
            product: name,
            name: (words) =>
              nameLang ? (
                <bdi key="name" lang={nameLang}>
                  {words}
                </bdi>
              ) : (
                words
              ),
          })}
        </span>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="line" value={line} />
        <Button tone="quiet">{t("Undo")}</Button>
      </Form>
    </Notice>
  );
}

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
