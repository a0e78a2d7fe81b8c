import { type RefObject, useEffect, useRef, useState } from "react";
import type { Suggestion } from "~/goods/catalogue/search/suggestions.server";
import { localized } from "~/base/words/addresses";

/** Pause in typing (ms) before a request. */
const pause = 150;

/** `chosen`: the place of the suggestion that Enter opens; -1, the box itself, where none is. */
type State = { found: Suggestion[]; isTyped: boolean; isOpen: boolean; chosen: number };

/**
 * Suggestions under a search box while somebody types: arrows choose, Enter opens, Escape closes. `open` opens the one at this place.
 */
export function useSuggestions(box: RefObject<HTMLInputElement>, open: (place: number) => void) {
  const [state, setState] = useState<State>({
    found: [],
    isTyped: false,
    isOpen: false,
    chosen: -1,
  });
  const { found, isOpen, chosen } = state;
  const { later, forget } = useAsking(box, (news) => {
    const isTyped = box.current?.value.trim() !== "";
    const isHere = document.activeElement === box.current;
    setState({ found: news, isTyped, isOpen: isTyped && isHere, chosen: -1 });
  });
  const show = (place: number) => setState({ ...state, isOpen: true, chosen: place });
  const close = () => setState((before) => ({ ...before, isOpen: false, chosen: -1 }));

  useEffect(() => {
    addEventListener("pagehide", close);
    return () => removeEventListener("pagehide", close);
  }, []);

  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // The keys of somebody who is composing a letter belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = found.length;
    if (step && count > 0 && event.currentTarget.value.trim() !== "") {
      event.preventDefault();
      show(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && isOpen && chosen >= 0) {
      event.preventDefault();
      close();
      open(chosen);
    }
  };

  return {
    ...state,
    props: { onKeyDown, onInput: later, onBlur: close },
    /** The words are sent: no suggestion is waited for any more. */
    onSent: () => {
      forget();
      close();
    },
  };
}

/** Asks for what is typed once no letter has come for a while, and tells what was found for the last words only. */
function useAsking(box: RefObject<HTMLInputElement>, tell: (found: Suggestion[]) => void) {
  const timer = useRef(0);
  const pending = useRef<AbortController | null>(null);
  const forget = () => {
    window.clearTimeout(timer.current);
    pending.current?.abort();
  };
  const ask = async () => {
    pending.current?.abort();
    const asking = new AbortController();
    pending.current = asking;
    const found = await suggestionsFor(box.current?.value ?? "", asking.signal);
    if (found && !asking.signal.aborted) tell(found);
  };
  const later = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void ask(), pause);
  };
  useEffect(() => {
    // What was typed before React ran counts.
    if (box.current && box.current.value !== box.current.defaultValue) later();
    return forget;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the box is there
  }, []);
  return { later, forget };
}

/** Suggestions for `typed`: none for an empty box; null when the request was aborted or failed and the list should stay. */
async function suggestionsFor(typed: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  const keyword = typed.trim();
  if (keyword === "") return [];
  try {
    const asked = new URLSearchParams({ q: keyword });
    const response = await fetch(localized(`/search/suggestions?${asked}`), { signal });
    return response.ok ? ((await response.json()) as Suggestion[]) : null;
  } catch {
    return null;
  }
}
