const region = document.createElement("p");
region.role = "status";
region.className = "visually-hidden";
document.body.append(region);

/** Tells a screen reader what changed in a page that was replaced in place; the same words again are not said twice. */
export function say(words: string): void {
  if (region.textContent !== words) region.textContent = words;
}
