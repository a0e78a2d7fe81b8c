/**
 * Closes open menus (`<details>`) inside the element that `area` selects on Escape and on a press elsewhere. Without JavaScript they
 * close by their summary.
 */
export function closeMenus(area: string): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${area} details[open]`);
  const closeOthers = ({ target }: Event) => {
    for (const menu of openMenus())
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", ({ key }) => {
    const [outermost] = key === "Escape" ? openMenus() : [];
    if (!outermost) return;
    for (const menu of openMenus()) menu.open = false;
    outermost.querySelector("summary")?.focus();
  });
}
