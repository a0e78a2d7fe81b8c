import { expect, it } from "vitest";
import { withLateScripts } from "~/entry.server";

const links = (attributes: string) =>
  ["entry", "product"]
    .map((name) => `<link rel="modulepreload"${attributes} href="/assets/${name}.js"/>`)
    .join("");
const page = (attributes: string) =>
  `<html><body><p>મગફળી</p>${links(attributes)}<script>"₹"</script></body></html>`;

it("the browser does not follow the preloads, and nothing else of the page changes", () => {
  const late = withLateScripts(Buffer.from(page("")));
  expect(late.toString()).toBe(page(' media="not all"'));
});

it("a page without scripts stays as it is", () => {
  const plain = Buffer.from("<html><body><p>હિન્દી</p></body></html>");
  expect(withLateScripts(plain)).toBe(plain);
});
