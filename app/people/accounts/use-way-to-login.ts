import { useEffect } from "react";

/** How long a guarded page says why before it leads to the login (ms), and when its `Refresh` header is cancelled. */
const [staysFor, cancelsAfter] = [2000, 500];

/**
 * Leads from `GuardPage` to the login. `window.stop` cancels the `Refresh` header, which would pull back a visitor who has gone
 * elsewhere; not at once, because it also aborts what the page is still loading. Whoever goes on before that by a link of the page is shown
 * the next one without a document: the header is cancelled then.
 */
export function useWayToLogin(path: string): void {
  useEffect(() => {
    let isCancelled = false;
    const cancelRefresh = () => {
      isCancelled = true;
      stop();
    };
    const cancel = setTimeout(cancelRefresh, cancelsAfter);
    const redirect = setTimeout(() => location.replace(path), staysFor);
    const stay = () => {
      clearTimeout(cancel);
      clearTimeout(redirect);
    };
    addEventListener("pagehide", stay);
    return () => {
      stay();
      removeEventListener("pagehide", stay);
      if (!isCancelled) stop();
    };
  }, [path]);
}
