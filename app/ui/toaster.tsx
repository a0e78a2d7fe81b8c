import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ToastMessage } from "remix-toast";
import { ToastStrip } from "./toast-strip";
import { type NewToast, type Toast, ToasterContext, type ToasterHandle, withToast } from "./toasts";

export { useToaster } from "./toasts";

/** Shows the page's own toast (`toast`) and those added through `useToaster`, which works in all children. */
export function Toaster({
  toast,
  children,
}: {
  toast: ToastMessage | null;
  children: React.ReactNode;
}) {
  const [shown, setShown] = useState<Toast[]>(toast ? [{ ...toast, id: 0 }] : []);
  const lastId = useRef(0);
  const lastFromServer = useRef(toast);

  const show = useCallback((added: NewToast) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => withToast(before, { ...added, id }));
    return id;
  }, []);

  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((one) => one.id !== id));
  }, []);

  useEffect(() => {
    if (toast && toast !== lastFromServer.current) show(toast);
    lastFromServer.current = toast;
  }, [toast, show]);

  const handle = useMemo<ToasterHandle>(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToasterContext.Provider value={handle}>
      <div className="toasts" aria-live="polite">
        {shown.map((one) => (
          <ToastStrip key={one.id} toast={one} onGone={dismiss} />
        ))}
      </div>
      {children}
    </ToasterContext.Provider>
  );
}
