import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useFading } from "./browser/use-fading";
import { useHydrated } from "./hydrated";
import { Icon } from "./icon";
import { stayOf, type ToastType } from "./toast-time";
import { t } from "~/base/words/say";

type Toast = { type: ToastType; message: string };

/** At most so many stand on a page; the oldest go. */
const most = 20;

const ShownToasts = createContext<(Toast & { key: number })[]>([]);
const AddToast = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a toast that the page's data did not bring. */
export const useToast = () => useContext(AddToast);

/** `toast`: the message of the last form, from the root loader; each new one is added. Around all that may add others. */
export function ToastProvider({
  toast,
  children,
}: {
  toast: Toast | null;
  children: React.ReactNode;
}) {
  const count = useRef(0);
  const last = useRef(toast);
  const [shown, setShown] = useState(() => (toast ? [{ ...toast, key: 0 }] : []));
  const add = useCallback((added: Toast) => {
    const key = ++count.current;
    setShown((before) => [...before, { ...added, key }].slice(-most));
  }, []);
  useEffect(() => {
    if (toast && toast !== last.current) add(toast);
    last.current = toast;
  }, [toast, add]);
  return (
    <AddToast.Provider value={add}>
      <ShownToasts.Provider value={shown}>{children}</ShownToasts.Provider>
    </AddToast.Provider>
  );
}

/** Where toasts are shown and read aloud. */
export function Toasts() {
  return (
    <div className="toasts" aria-live="polite">
      {useContext(ShownToasts).map(({ key, ...toast }) => (
        <ToastStrip key={key} {...toast} />
      ))}
    </div>
  );
}

/**
 * One toast: without script a strip that stays, with script it floats, fades after its time and can be dismissed. `children`: what
 * follows its words.
 */
export function ToastStrip({
  type,
  message,
  className = "",
  children,
}: Toast & { className?: string; children?: React.ReactNode }) {
  const isHydrated = useHydrated();
  const { isGone, leave, classes, holding } = useFading(stayOf(type, message));
  if (isGone) return null;
  return (
    <div
      className={["toast", `toast-${type}`, className, ...classes].filter(Boolean).join(" ")}
      {...holding}
    >
      {type === "loading" && <span className="spinner" aria-hidden="true" />}
      <p role={type === "error" ? "alert" : "status"}>
        <span>{message}</span>
        {children}
      </p>
      <button type="button" className="toast-close" hidden={!isHydrated} onClick={leave}>
        <Icon name="close" />
        <span className="visually-hidden">{t("Dismiss this message")}</span>
      </button>
    </div>
  );
}
