import { type Html, html } from "../page/html";

/** The form that brings the result to the shop, with the button for browsers that run no scripts. */
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
