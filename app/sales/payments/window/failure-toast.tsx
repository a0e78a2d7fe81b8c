import { useEffect, useRef } from "react";
import { ToastStrip } from "~/base/ui/toasts";
import { t } from "~/base/words/say";

/** Says over the provider's window that a payment failed: other toasts lie under it. */
export function FailureToast() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    // Browsers without it show the toast where it stands.
    if (!shown?.showPopover) return;
    shown.popover = "manual";
    shown.showPopover();
  }, []);
  return (
    <div ref={place} className="over-window">
      <ToastStrip type="error" message={t("Payment Failed")} />
    </div>
  );
}
