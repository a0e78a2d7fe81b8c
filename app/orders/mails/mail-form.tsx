import { Form } from "~/ui/form";
import { Button } from "~/ui/button";
import { t } from "~/words/say";

/** Asks a guest who came through the link in a mail whether the address is right. `proof`: the key in that link. */
export function MailForm({ token, proof }: { token: string; proof: string }) {
  return (
    <Form method="post" action={`/order/${token}`} className="stack panel">
      <h2>{t("Is this your email address?")}</h2>
      <p>{t("Until you press this button, we send it no more mails.")}</p>
      <input type="hidden" name="intent" value="mail" />
      <input type="hidden" name="proof" value={proof} />
      <Button tone="accent">{t("Yes, write to me about this order")}</Button>
    </Form>
  );
}
