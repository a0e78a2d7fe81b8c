import { useEffect } from "react";

/** How long a guarded page says why before it leads to the login (ms). */
export const guardStaysFor = 2000;

/** Leads from `GuardPage` to the login, unless the visitor has gone elsewhere by then. */
export function useWayToLogin(path: string): void {
  useEffect(() => {
    const redirect = setTimeout(() => location.replace(path), guardStaysFor);
    const stay = () => clearTimeout(redirect);
    addEventListener("pagehide", stay);
    return () => {
      stay();
      removeEventListener("pagehide", stay);
    };
  }, [path]);
}
