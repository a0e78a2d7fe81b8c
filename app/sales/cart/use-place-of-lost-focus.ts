import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** What takes the focus of something that left the page with the answer to a form, such as the line that was removed. */
export function usePlaceOfLostFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || !last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    place,
    /** For what is around all of it. */
    onFocus: ({ target }: React.FocusEvent) => {
      last.current = target;
    },
  };
}
