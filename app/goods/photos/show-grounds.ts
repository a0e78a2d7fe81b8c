/** Shows the colours of photos that came into the page later, whose style the policy refuses; scripts may set it. */
export function showGrounds(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("img[class*=ground-]")) {
    const colour = /ground-([0-9a-f]{6})/.exec(image.className)?.[1];
    if (colour && !image.complete) image.style.backgroundColor = `#${colour}`;
  }
}
