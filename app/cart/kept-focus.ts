import { useEffect, useRef } from "react";

/**
 * Keeps the focus inside a group of controls: when the focused control is removed or disabled, the first enabled one of its
 * kind (input or button) gets the focus. Spread the result onto the group's element.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const group = useRef<E>(null);
  const last = useRef<"input" | "button" | null>(null);

  useEffect(() => {
    if (!last.current || hasFocus()) return;
    const selectors = { input: "input:not([type=hidden])", button: ".step:not(:disabled)" };
    group.current?.querySelector<HTMLElement>(selectors[last.current])?.focus();
  });

  return {
    ref: group,
    onFocus(event: React.FocusEvent) {
      last.current = event.target.matches("input") ? "input" : "button";
    },
    onBlur(event: React.FocusEvent) {
      // The control is still usable: the shopper moved the focus elsewhere.
      if (event.target.isConnected && !event.target.matches(":disabled")) last.current = null;
    },
  };
}

/** Focuses a heading when an item of the list below it was removed together with the focus. */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number) {
  const heading = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && !hasFocus()) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}

function hasFocus(): boolean {
  const { activeElement: active } = document;
  return active !== null && active !== document.body && !active.matches(":disabled");
}
