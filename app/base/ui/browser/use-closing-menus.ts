import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes the open menus (`<details>`) of an element on Escape, on a press elsewhere, when the focus goes elsewhere, and when another page is
 * there. Without script they close by their summary.
 */
export function useClosingMenus(area: RefObject<HTMLElement>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const openMenus = () => openMenusIn(area);
    const closeBut = (stays: (menu: Node, target: Node) => boolean) => (event: Event) => {
      for (const menu of openMenus())
        if (!(event.target instanceof Node && stays(menu, event.target))) menu.open = false;
    };
    const onPress = closeBut((menu, target) => menu.contains(target));
    // A press on bare words in a menu gives the focus to what is around it, such as the page's main part.
    const onFocus = closeBut((menu, target) => menu.contains(target) || target.contains(menu));
    const onKey = ({ key }: KeyboardEvent) => {
      const [outermost] = key === "Escape" ? openMenus() : [];
      if (!outermost) return;
      for (const menu of openMenus()) menu.open = false;
      outermost.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, [area]);
  // Not on the page that the browser loaded: somebody may have opened one before React ran.
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    for (const menu of openMenusIn(area)) menu.open = false;
  }, [area, pathname]);
}

const openMenusIn = (area: RefObject<HTMLElement>) =>
  area.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [];
