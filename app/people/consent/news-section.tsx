import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { t } from "~/base/words/say";

/** Consent to news on the profile: one press gives it, one press takes it back. */
export function NewsSection({ email, isOn }: { email: string; isOn: boolean }) {
  return (
    <section className="stack" aria-labelledby="news">
      <h2 id="news">{t("Mails with news")}</h2>
      <p>
        {isOn
          ? t("You get news of new oil, prices and offers at {email}.", { email })
          : t("You get no news from us by email, only what concerns your orders and your account.")}
      </p>
      <Form method="post" action="/dashboard/user/news">
        <Button tone="quiet" name="news" value={isOn ? "off" : "on"}>
          {isOn ? t("Send me no more news") : t("Send me news")}
        </Button>
      </Form>
    </section>
  );
}
