/** Shows the buttons that open the device's share sheet, where it has one. */
export function offerSharing(): void {
  if (!("share" in navigator)) return;
  for (const button of document.querySelectorAll<HTMLElement>("button[data-share]"))
    button.hidden = false;
}

export function shareOnPress(): void {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("button[data-share]") : null;
    const { share: url = "", title = "" } = button?.dataset ?? {};
    // Closing the share sheet rejects: not an error.
    if (button) void navigator.share({ title, url })?.catch(() => undefined);
  });
}
