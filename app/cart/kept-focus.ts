import { useEffect, useRef } from "react";

/**
 * Keeps the focus in a group of controls that change what they show: when the one that had it goes away or is switched
 * off, the focus goes to the next best of its kind inside, a field to a field, a button to a button. Spread what comes
 * out over the group.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const group = useRef<E>(null);
  const last = useRef<"input" | "button" | null>(null);

  useEffect(() => {
    if (!last.current || hasFocus()) return;
    const again = { input: "input:not([type=hidden])", button: ".step:not(:disabled)" };
    group.current?.querySelector<HTMLElement>(again[last.current])?.focus();
  });

  return {
    ref: group,
    onFocus(event: React.FocusEvent) {
      last.current = event.target.matches("input") ? "input" : "button";
    },
    onBlur(event: React.FocusEvent) {
      // Something that is still there lost the focus because the shopper went elsewhere.
      if (event.target.isConnected && !event.target.matches(":disabled")) last.current = null;
    },
  };
}

/** Sends the focus to a heading when the list below it has become shorter and took the focus with it. */
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
