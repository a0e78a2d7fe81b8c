/** Whether a click on a link asks for nothing more than to follow it in this tab: not for a new one or a download. */
export const isPlainClick = (event: React.MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
