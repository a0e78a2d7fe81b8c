import { useEffect, useState } from "react";
import { Icon } from "./icon";
import { needsScript } from "./needs-script";
import { stayOf } from "./toast-time";
import type { Toast } from "./toasts";

const fadeMs = 200;

/**
 * One toast. In the HTML it is a static strip; with script it floats, fades after its time (which restarts after the pointer or
 * focus leaves it) and can be dismissed.
 */
export function ToastStrip({ toast, onGone }: { toast: Toast; onGone(id: number): void }) {
  const [held, setHeld] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => setHasScript(true), []);

  useEffect(() => {
    const stay = stayOf(toast.type, toast.message);
    if (held || leaving || !Number.isFinite(stay)) return;
    const timer = setTimeout(() => setLeaving(true), stay);
    return () => clearTimeout(timer);
  }, [held, leaving, toast.type, toast.message]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => onGone(toast.id), fadeMs);
    return () => clearTimeout(timer);
  }, [leaving, onGone, toast.id]);

  return (
    <div
      className={`toast toast-${toast.type}${leaving ? " toast-leaving" : ""}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.type === "loading" && <span className="spinner" aria-hidden="true" />}
      <p role={toast.type === "error" ? "alert" : "status"}>{toast.message}</p>
      <button
        type="button"
        className="toast-close"
        onClick={() => setLeaving(true)}
        {...needsScript(hasScript)}
      >
        <Icon name="close" />
        <span className="visually-hidden">Dismiss this message</span>
      </button>
    </div>
  );
}
