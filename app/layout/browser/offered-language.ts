import { useState, useSyncExternalStore } from "react";
import { type Language, language, languages } from "~/base/words/language";

const dismissedKey = "language-offer";

const never = () => () => undefined;

/**
 * The first of the shop's languages that the browser asks for, where it is not that of the page and nobody has dismissed the offer.
 * Null on the server.
 */
export function useOfferedLanguage(): { offered: Language | null; dismiss: () => void } {
  const [isGone, setGone] = useState(false);
  const wanted = useSyncExternalStore(never, wantedLanguage, () => null);
  const dismiss = () => {
    setGone(true);
    dismissOffer();
  };
  return { offered: isGone ? null : wanted, dismiss };
}

function wantedLanguage(): Language | null {
  const wanted = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .flatMap((code) => languages.filter((each) => each === code))[0];
  return wanted && wanted !== language() && !isDismissed() ? wanted : null;
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Who chose a language is offered no other. A browser that stores nothing asks again on the next page. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(dismissedKey, "no");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
