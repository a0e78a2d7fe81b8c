/**
 * Closes open menus (`<details>`) inside the element that `area` selects on Escape and on a press elsewhere. Without JavaScript they
 * close by their summary.
 */
export function closeMenus(area: string): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${area} details[open]`);
  const closeBut = (stays: (menu: Element, target: Node) => boolean) => (event: Event) => {
    for (const menu of openMenus())
      if (!(event.target instanceof Node && stays(menu, event.target))) menu.open = false;
  };
  document.addEventListener("pointerdown", closeBut(isIn));
  // A press on bare words in a menu gives the focus to what is around it, such as the page's main part.
  document.addEventListener(
    "focusin",
    closeBut((menu, target) => isIn(menu, target) || target.contains(menu)),
  );
  document.addEventListener("keydown", ({ key }) => {
    const [outermost] = key === "Escape" ? openMenus() : [];
    if (!outermost) return;
    for (const menu of openMenus()) menu.open = false;
    outermost.querySelector("summary")?.focus();
  });
}

const isIn = (menu: Element, target: Node) => menu.contains(target);
