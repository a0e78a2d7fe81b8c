/** Tells the next page in this tab something. A browser that stores nothing does not: no page depends on it. */
export function setFlash(key: string, words: string): void {
  try {
    sessionStorage.setItem(key, words);
  } catch {
    // Blocked or full.
  }
}

/** What the page before told, once. */
export function takeFlash(key: string): string | null {
  try {
    const told = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return told;
  } catch {
    return null;
  }
}
