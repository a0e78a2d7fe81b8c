/**
 * Lays out what stands far down the page (far-down.css) once the page is there and the browser has nothing else to do, a part at a
 * time: the page has its true height from then on, and a picture taken of all of it shows all of it. Where a browser does not tell
 * that it is idle (Safari), each part is laid out as it comes near.
 */
export function layOutRest(): void {
  if (!("requestIdleCallback" in window)) return;
  const next = () => {
    const part = document.querySelector(".far-down");
    part?.classList.remove("far-down");
    if (part) requestIdleCallback(next);
  };
  addEventListener("load", () => requestIdleCallback(next));
}
