/**
 * Closes open menus (`<details>`) inside an element on Escape and on a press elsewhere, until `signal` aborts. Without JavaScript
 * they close by their summary.
 */
export function closeMenus(area: () => HTMLElement | null, signal?: AbortSignal): void {
  const until = signal ? { signal } : undefined;
  document.addEventListener("pointerdown", ({ target }) => closeIn(area(), target), until);
  document.addEventListener("focusin", ({ target }) => closeIn(area(), target), until);
  document.addEventListener(
    "keydown",
    ({ key }) => key === "Escape" && closeAndReturn(area()),
    until,
  );
}

/** Closes all menus except those around `target`. */
export function closeIn(area: HTMLElement | null, target: EventTarget | null = null): void {
  for (const menu of openMenus(area))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** Closes the menus and returns the focus to the summary of the outermost. */
function closeAndReturn(area: HTMLElement | null): void {
  const [outermost] = openMenus(area);
  if (!outermost) return;
  closeIn(area);
  outermost.querySelector("summary")?.focus();
}

const openMenus = (area: HTMLElement | null) =>
  area?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [];
