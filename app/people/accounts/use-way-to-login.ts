import { useEffect } from "react";

/** How long a guarded page says why before it leads to the login (ms), and when its `Refresh` header is cancelled. */
const [staysFor, cancelsAfter] = [2000, 500];

/**
 * Leads from `GuardPage` to the login. `window.stop` cancels the `Refresh` header, which would pull back a visitor who has gone
 * elsewhere; not at once, because it also aborts what the page is still loading.
 */
export function useWayToLogin(path: string): void {
  useEffect(() => {
    const cancel = setTimeout(() => stop(), cancelsAfter);
    const redirect = setTimeout(() => location.replace(path), staysFor);
    const stay = () => {
      clearTimeout(cancel);
      clearTimeout(redirect);
    };
    addEventListener("pagehide", stay);
    return () => {
      stay();
      removeEventListener("pagehide", stay);
    };
  }, [path]);
}
