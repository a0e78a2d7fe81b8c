import { t } from "~/words/say";
import { honeypotField } from "./fields";

/** A honeypot field that only bots fill: hidden from sight, the tab order, screen readers and autofill. */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={honeypotField}>{t("Leave this empty")}</label>
      <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
