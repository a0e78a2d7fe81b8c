import { type RefObject, useEffect, useState } from "react";
import type { Suggestion } from "~/catalogue/search/suggestions.server";

/** Milliseconds without a key before the shop is asked. */
const pause = 150;

/** Suggestions for what is typed into the box. Only the last question counts: an earlier one under way is broken off. */
export function useSuggestions(input: RefObject<HTMLInputElement>) {
  const [list, setList] = useState<Suggestion[]>([]);
  const [isWanted, setOpen] = useState(false);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const gone = new AbortController();
    let asking = new AbortController();
    let timer = 0;
    const ask = async () => {
      asking.abort();
      asking = new AbortController();
      const found = await suggestionsFor(box.value, asking.signal);
      if (!found) return;
      setList(found);
      setOpen(document.activeElement === box);
    };
    const onInput = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), pause);
    };
    const { signal } = gone;
    box.addEventListener("input", onInput, { signal });
    box.addEventListener("blur", () => setOpen(false), { signal });
    // Who typed before this script was here is not made to type again.
    if (box.value !== box.defaultValue) onInput();
    return () => {
      gone.abort();
      asking.abort();
      window.clearTimeout(timer);
    };
  }, [input]);

  return { list, isOpen: isWanted && list.length > 0, setOpen };
}

/** None for an empty box; null when the question was broken off or failed: then nothing changes. */
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
