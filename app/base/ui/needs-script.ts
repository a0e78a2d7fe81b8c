/**
 * Shows the controls that are of no use without script: the page has them hidden, with `needsScript`. Hides those that script makes
 * needless.
 */
export function showControls(): void {
  for (const control of document.querySelectorAll<HTMLElement>("[data-needs-script]"))
    control.hidden = false;
  for (const control of document.querySelectorAll<HTMLElement>("[data-without-script]"))
    control.hidden = true;
}

/** Props of a control that is of no use without script. */
export const needsScript = { hidden: true, "data-needs-script": "" };

/** Props of a control that is of no use with script. */
export const withoutScript = { "data-without-script": "" };
