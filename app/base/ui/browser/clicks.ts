/** Whether a click on a link asks for nothing more than to follow it: not for a new tab or a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link that was clicked, if it matches `selector` and is to be followed in this tab. */
export function linkClicked(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return null;
  return event.target.closest<HTMLAnchorElement>(selector);
}
