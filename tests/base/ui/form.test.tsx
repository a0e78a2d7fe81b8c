import { expect, test } from "vitest";
import { Form } from "~/base/ui/form";
import { inLanguage } from "~/base/words/language";
import { htmlAt } from "../../layout/in-frame";

const contact = () => htmlAt("/about", <Form method="post" action="/contact" />);

test("what is missing in a form is said by the browser in English, by the shop in other languages", () => {
  expect(contact()).not.toContain("novalidate");
  for (const spoken of ["gu", "hi"] as const)
    expect(inLanguage(spoken, contact)).toMatch(/<form [^>]*novalidate=""/);
});

test("a search without words is not sent in any language", () => {
  const search = () => htmlAt("/about", <Form action="/search" />);
  expect(inLanguage("gu", search)).not.toContain("novalidate");
});
