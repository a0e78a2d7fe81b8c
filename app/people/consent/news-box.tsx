import type { FormState } from "~/base/lib/form/form";
import { t } from "~/base/words/say";

/** The field's name in every form. */
const newsField = "news";

/** Asks for consent to mails with news: a box of its own, never ticked before somebody ticked it. */
export function NewsBox({ state }: { state: FormState | undefined }) {
  return (
    <label className="checkbox">
      <input type="checkbox" name={newsField} defaultChecked={state?.values[newsField] === "on"} />
      <span>
        {t("Send me mails with news of oil, prices and offers. I can stop this at any time.")}
      </span>
    </label>
  );
}
