import { t } from "~/base/words/say";
import { honeypotField } from "./fields";

/** A honeypot field: hidden from sight, the tab order, screen readers, autofill, and the password managers that can be told so. */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={honeypotField}>{t("Leave this empty")}</label>
      <input
        id={honeypotField}
        name={honeypotField}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  );
}
