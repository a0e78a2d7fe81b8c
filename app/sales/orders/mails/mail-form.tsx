import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { t } from "~/base/words/say";

type Props = { token: string; proof: string; isPaid: boolean };

/**
 * Asks a guest who came through the link in a mail whether the address is right. `proof`: the key in that link; `isPaid`: mails about
 * this order are sent in any case.
 */
export function MailForm({ token, proof, isPaid }: Props) {
  return (
    <Form method="post" action={`/order/${token}`} className="stack panel">
      <h2>{t("Is this your email address?")}</h2>
      <p>
        {isPaid
          ? t("Press this button, and we also write to it about orders that are not paid yet.")
          : t("Until you press this button or the order is paid, we send it no more mails.")}
      </p>
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="proof" value={proof} />
      <Button tone="accent">
        {isPaid ? t("Yes, this is my address") : t("Yes, write to me about this order")}
      </Button>
    </Form>
  );
}
