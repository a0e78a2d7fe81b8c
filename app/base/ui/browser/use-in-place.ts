import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { parseLocale } from "~/base/words/addresses";
import type { CameFrom } from "./came-from";
import { isPlainClick } from "./plain-click";

/** The path and query that are on their way, without the language; null: none are. */
export function useGoingTo(): string | null {
  const { location: next } = useNavigation();
  return next ? parseLocale(next.pathname).path + next.search : null;
}

const Place = createContext<string | null>(null);

/** Tells a document's parts the place of its page, by `useNextPlace`. */
export const PlaceProvider = Place.Provider;

/** Which page this is, and while others are shown in its place still the first of them. */
export function usePlace(): string {
  const { pathname } = useLocation();
  return useContext(Place) ?? pathname;
}

/**
 * For the frame: the place as the history knows it, which links and forms of a page to itself do not change. A link from a page that is
 * shown in another one's place to that other one leads to a new place.
 */
export function useNextPlace(): string {
  const { pathname, state, key } = useLocation();
  const { place: told } = (state ?? {}) as CameFrom;
  const [last, setLast] = useState({ pathname, place: told ?? pathname });
  const place = told ?? (pathname === last.pathname ? last.place : `${pathname} ${key}`);
  if (pathname !== last.pathname || place !== last.place) setLast({ pathname, place });
  return place;
}

/**
 * Shows another state of the page, or another page of the same kind, without leaving it: nothing scrolls, and the history entry is replaced,
 * so that Back leaves the page instead of stepping through what was chosen on it. Of several asked for in quick succession the last is
 * shown. Without a connection the page stays, `isOffline` is for a sentence beside what was pressed, and what was asked for follows by
 * itself once there is one.
 */
export function useInPlace() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const place = usePlace();
  const [waiting, setWaiting] = useState<string | null>(null);
  const show = useCallback(
    (to: string) => {
      const from = state as CameFrom | null;
      navigate(to, { replace: true, preventScrollReset: true, state: { ...from, place } });
    },
    [navigate, state, place],
  );
  const go = (to: string): void => {
    setWaiting(navigator.onLine ? null : to);
    if (navigator.onLine) show(to);
  };
  useEffect(() => {
    if (waiting === null) return;
    const follow = () => {
      setWaiting(null);
      show(waiting);
    };
    addEventListener("online", follow);
    return () => removeEventListener("online", follow);
  }, [waiting, show]);
  return {
    go,
    /** For the `onClick` of a link to this path. */
    follow: (to: string) => (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(to);
    },
    isOffline: waiting !== null,
  };
}

export type InPlace = Pick<ReturnType<typeof useInPlace>, "go" | "follow">;
