import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { localized, parseLocale } from "~/base/words/addresses";
import type { CameFrom } from "./came-from";
import { isPlainClick } from "./plain-click";

/** The path and query that are on their way, without the language; null: none are. */
export function useGoingTo(): string | null {
  const { location: next } = useNavigation();
  return next ? parseLocale(next.pathname).path + next.search : null;
}

/** The path of the page, and while others are shown in its place still that of the first. */
export function usePlace(): string {
  const { pathname, state } = useLocation();
  return (state as CameFrom | null)?.place ?? pathname;
}

/**
 * Shows another state of the page, or another page of the same kind, without leaving it: nothing scrolls, and the history entry is replaced, so that Back leaves the page
 * instead of stepping through what was chosen on it. Of several asked for in quick succession the last is shown. Without a connection
 * the browser goes there.
 */
export function useInPlace() {
  const navigate = useNavigate();
  const state = { ...(useLocation().state as CameFrom | null), place: usePlace() };
  const go = (to: string): void => {
    if (navigator.onLine) navigate(to, { replace: true, preventScrollReset: true, state });
    else location.assign(localized(to));
  };
  return {
    go,
    /** For the `onClick` of a link to this path. */
    follow: (to: string) => (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(to);
    },
  };
}
