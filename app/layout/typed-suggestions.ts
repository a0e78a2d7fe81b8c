import { type RefObject, useEffect, useState } from "react";
import type { Suggestion } from "~/catalogue/search/suggestions.server";

/** Pause in typing (ms) before a request. */
const pause = 150;

/** Suggestions for the text in the box. A new request aborts the previous one. */
export function useSuggestions(input: RefObject<HTMLInputElement>) {
  const [list, setList] = useState<Suggestion[]>([]);
  const [isWanted, setOpen] = useState(false);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const unmounted = new AbortController();
    let pending = new AbortController();
    let timer = 0;
    const update = async () => {
      pending.abort();
      pending = new AbortController();
      const found = await suggestionsFor(box.value, pending.signal);
      if (!found) return;
      setList(found);
      setOpen(document.activeElement === box);
    };
    const onInput = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void update(), pause);
    };
    const { signal } = unmounted;
    box.addEventListener("input", onInput, { signal });
    box.addEventListener("blur", () => setOpen(false), { signal });
    // Text typed before this script loaded counts.
    if (box.value !== box.defaultValue) onInput();
    return () => {
      unmounted.abort();
      pending.abort();
      window.clearTimeout(timer);
    };
  }, [input]);

  return { list, isOpen: isWanted && list.length > 0, setOpen };
}

/** Suggestions for `typed`: none for an empty box; null when the request was aborted or failed and the list should stay. */
async function suggestionsFor(typed: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  const keyword = typed.trim();
  if (keyword === "") return [];
  try {
    const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: keyword })}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as Suggestion[]) : null;
  } catch {
    return null;
  }
}
