import { Icon } from "./icon";
import { needsScript } from "./needs-script";
import type { ToastType } from "./toast-time";
import { t } from "~/base/words/say";

type Toast = { type: ToastType; message: string };

/** The message of the last form. `browser/toasts.ts` adds others, and lets them fade. */
export function Toasts({ toast }: { toast: Toast | null }) {
  return (
    <div className="toasts" aria-live="polite">
      {toast && <ToastStrip {...toast} />}
    </div>
  );
}

/** One toast: without script a strip that stays, with script it floats and can be dismissed. */
export function ToastStrip({ type, message }: Toast) {
  return (
    <div className={`toast toast-${type}`}>
      {type === "loading" && <span className="spinner" aria-hidden="true" />}
      <p role={type === "error" ? "alert" : "status"}>{message}</p>
      <button type="button" className="toast-close" {...needsScript}>
        <Icon name="close" />
        <span className="visually-hidden">{t("Dismiss this message")}</span>
      </button>
    </div>
  );
}
