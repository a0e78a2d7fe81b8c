import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { t } from "~/base/words/say";

/** Above a form that is filled in from the last order of this browser: empties it, and ends that. */
export function NotYou() {
  return (
    <Form method="post" action="/checkout/not-you" className="not-you">
      <span>{t("Filled in from your last order in this browser.")}</span>{" "}
      <Button tone="quiet" className="button-link">
        {t("Not you?")}
      </Button>
    </Form>
  );
}
