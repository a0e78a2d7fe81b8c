/** Less than this (px) is a trembling finger. */
const least = 6;

/**
 * Lets the header come back when the page is scrolled up, and go when it is scrolled down. It takes its place at the top all the
 * while, so that nothing jumps. Without script it stays there.
 */
export function bringHeaderBack(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  let last = 0;
  // A page that was left comes back to where it stood. Asked for only now: before, all of it would have to be laid out for this.
  addEventListener("load", () => (last = scrollY));
  addEventListener(
    "scroll",
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < least) return;
      last = scrollY;
      header.classList.toggle("header-away", moved > 0 && scrollY > header.offsetHeight);
    },
    { passive: true },
  );
}
