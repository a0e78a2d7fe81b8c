import { showFrame } from "~/base/ui/browser/swap";

/**
 * Back shows a page as the browser kept it: how many products were in the cart may have changed since. Asks for the page again and
 * shows its frame. Forms keep what was typed.
 */
export function freshenOnReturn(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted || wasGoneBackTo()) void freshen();
  });
}

function wasGoneBackTo(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "back_forward";
}

async function freshen(): Promise<void> {
  const answer = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok || answer.redirected) return;
  showFrame(await answer.text());
}
