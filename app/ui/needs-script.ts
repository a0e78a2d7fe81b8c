/** Shows the controls that are of no use without script: the page has them hidden, with `needsScript`. */
export function showControls(): void {
  for (const control of document.querySelectorAll<HTMLElement>("[data-needs-script]"))
    control.hidden = false;
}

/** Props of such a control. `hasScript`: true where React itself answers for it. */
export const needsScript = (hasScript: boolean) => ({
  hidden: !hasScript,
  "data-needs-script": "",
});
