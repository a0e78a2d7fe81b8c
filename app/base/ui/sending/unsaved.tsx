import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { createContext, useCallback, useContext, useEffect, useState } from "react";

/** The forms with something that was not sent; null where nobody asks. */
const Unsaved = createContext<Set<object> | null>(null);

/** Around pages on which much is typed: they are asked about before they are left with something that was not sent. */
export function AsksBeforeLeaving({ children }: { children: React.ReactNode }) {
  const [unsaved] = useState(() => new Set<object>());
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved.size > 0) event.preventDefault();
      },
      [unsaved],
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (!confirm("What you typed is not saved. Leave this page?")) return blocker.reset();
    unsaved.clear();
    blocker.proceed();
  }, [blocker, unsaved]);
  return <Unsaved.Provider value={unsaved}>{children}</Unsaved.Provider>;
}

/** Whether something was typed into a form and not sent; `saved` returns whether that was so. */
export function useUnsaved(): { typed: () => void; saved: () => boolean } {
  const unsaved = useContext(Unsaved);
  const [form] = useState(() => ({}));
  const saved = useCallback(() => unsaved?.delete(form) ?? false, [unsaved, form]);
  // A form that is gone asks no more.
  useEffect(() => () => void saved(), [saved]);
  return { typed: useCallback(() => void unsaved?.add(form), [unsaved, form]), saved };
}
