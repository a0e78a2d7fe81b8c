import { useEffect, useRef, useState } from "react";
import type { PayFormData } from "../pay-form.server";
import { loadProviderScript, openProviderWindow, type Paid } from "./provider-window";

/**
 * The provider's window over this page. With `?open` (straight from Checkout) it opens by itself, once. `open`: false while the
 * provider's script is missing. `paid`: what is to be posted to the callback, as the hosted page would. `failures`: how many payments
 * failed in it, which may leave it open for another. A dismissed window leads to the order's page.
 */
export function usePayWindow({ script, fields, statusPage }: PayFormData) {
  const [paid, setPaid] = useState<Paid | null>(null);
  const [failures, setFailures] = useState(0);

  const open = () =>
    openProviderWindow(fields, {
      onPaid: setPaid,
      onFailed: () => setFailures((before) => before + 1),
      onDismissed: () => location.assign(statusPage),
    });

  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  });

  useEffect(() => {
    let isHere = true;
    const openOnce = () => {
      if (!isHere || !new URLSearchParams(location.search).has("open")) return;
      // Not by Remix: it would ask for the page's data again.
      history.replaceState(history.state, "", location.pathname);
      newest.current();
    };
    // Where it does not come, the form goes to the hosted page.
    loadProviderScript(script).then(openOnce, () => undefined);
    return () => void (isHere = false);
  }, [script]);

  return { open, paid, failures };
}
