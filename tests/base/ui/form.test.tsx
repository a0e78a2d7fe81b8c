import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Form } from "~/base/ui/form";
import { inLanguage } from "~/base/words/language";

const contact = () => renderToStaticMarkup(<Form method="post" action="/contact" />);

test("what is missing in a form is said by the browser in English, by the shop in other languages", () => {
  expect(contact()).toBe('<form method="post" action="/contact"></form>');
  for (const spoken of ["gu", "hi"] as const)
    expect(inLanguage(spoken, contact)).toBe(
      `<form method="post" action="/${spoken}/contact" novalidate=""></form>`,
    );
});

test("a search without words is not sent in any language", () => {
  const search = () => renderToStaticMarkup(<Form action="/search" />);
  expect(inLanguage("gu", search)).toBe('<form method="get" action="/gu/search"></form>');
});
