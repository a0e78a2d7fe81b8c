import { type Html, html } from "../page/html";

/** The form that posts the result to the shop, with a button for browsers without scripts. */
export function returnForm(
  callbackUrl: string,
  fields: Record<string, string>,
  target?: "_top",
): Html {
  return html`<form
    method="post"
    action="${callbackUrl}"
    id="return"
    ${target && html`target="${target}"`}
  >
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="primary">Return to shop</button>
  </form>`;
}
