import { t } from "~/base/words/say";
import { TickField } from "~/base/ui/tick";

/** The field's name in every form. */
const newsField = "news";

/** Asks for consent to mails with news: a box of its own, never ticked before somebody ticked it. */
export function NewsBox() {
  return (
    <TickField name={newsField}>
      <span>
        {t("Send me mails with news of oil, prices and offers. I can stop this at any time.")}
      </span>
    </TickField>
  );
}
