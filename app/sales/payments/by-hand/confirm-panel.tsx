import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { t } from "~/base/words/say";

/** How a buyer is asked to confirm the order; a guest with an e-mail is not told which of the two it is. */
export type AskedBy = "mail" | "call" | "mail-or-call";

const askedWords: Record<AskedBy, string> = {
  mail: "We have sent you a mail: please press “Confirm my order” in it. We pack your order after that; without a confirmation we cancel it after 24 hours.",
  call: "We call you on your mobile number, and pack your order after that.",
  "mail-or-call":
    "We mail you a link or call you on your mobile number: please confirm your order then. We pack it after that; without a confirmation we cancel it.",
};

/** Asks the buyer to confirm an order. `key`: from the link in the mail; without it there is no button. */
export function ConfirmPanel({
  confirmation: { askedBy, key },
}: {
  confirmation: { askedBy: AskedBy; key: string | null };
}) {
  return (
    <section className="panel stack" aria-labelledby="confirm">
      <h2 id="confirm">{t("Please confirm your order")}</h2>
      {key ? (
        <>
          <p>{t("We pack your order after that. You pay when it comes.")}</p>
          <Form method="post">
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="key" value={key} />
            <Button tone="accent">{t("Confirm my order")}</Button>
          </Form>
        </>
      ) : (
        <p>{t(askedWords[askedBy])}</p>
      )}
    </section>
  );
}
