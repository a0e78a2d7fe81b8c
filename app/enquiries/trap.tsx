import { t } from "~/words/say";
import { trap } from "./fields";

/** A honeypot field that only bots fill: hidden from sight, the tab order, screen readers and autofill. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={trap}>{t("Leave this empty")}</label>
      <input id={trap} name={trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
