import { useNavigation } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { useHydrated } from "../hydrated";

type Asking = {
  /** React shows the page that the form asks for. */
  isSoft: boolean;
  action: string | undefined;
  /** Its answer takes the place of the page: nothing scrolls, and Back leaves the page. */
  isInPlace: boolean;
};

/**
 * Follows a form that asks for a page from the press to the page. Without a connection the browser goes there, to what it has kept; a form
 * that is answered in place says so instead (`isOffline`).
 */
export function useAsking({ isSoft, action, isInPlace }: Asking) {
  const { state } = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [pressed, press] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const isBusy = isAsking && state !== "idle";
  useEffect(() => {
    if (state === "idle") setAsking(false);
  }, [state]);
  return {
    isOffline,
    sending: useMemo(() => ({ isBusy, pressed, press }), [isBusy, pressed]),
    // Where the answer stands is for a browser that loads it as a page.
    to: isHydrated && isInPlace ? action?.replace(/#.*/, "") : action,
    submit(event: React.FormEvent<HTMLFormElement>): void {
      const isOnline = navigator.onLine;
      setOffline(isInPlace && !isOnline);
      if (isOnline) return setAsking(isSoft);
      event.preventDefault();
      if (!isInPlace) event.currentTarget.submit();
    },
  };
}
