import { expect, it } from "vitest";
import { CopyButton } from "~/base/ui/copy-button";
import { PageDialog, QuestionDialog } from "~/base/ui/page-dialog";
import { PasswordField } from "~/people/accounts/password-field";
import { PrintButton } from "~/sales/orders/admin/print-button";
import { staticPage } from "../../static-page";

const htmlOf = (element: React.ReactElement) => staticPage({ element }, { address: "/list" });

it.each([
  ["copies", <CopyButton key="copy" text="D123" words="Copy number" />],
  ["prints", <PrintButton key="print" />],
  ["shows a password", <PasswordField key="password" name="password" label="Password" />],
])("a button that %s is hidden until there is script to press it with", (_what, element) => {
  expect(htmlOf(element)).toMatch(/<button type="button"[^>]* hidden=""/);
});

it("a dialog with its own address comes open", () => {
  const html = htmlOf(
    <PageDialog label="Edit" closeTo="/list">
      words
    </PageDialog>,
  );
  expect(html).toMatch(/<dialog open=""[^>]* aria-label="Edit">/);
});

it("a question without script is a way to the page that asks it", () => {
  const html = htmlOf(
    <QuestionDialog id="ask" path="/list/delete" label="Delete?" button={<button>Delete</button>}>
      words
    </QuestionDialog>,
  );
  expect(html).toContain('<form method="get" action="/list/delete"><button>');
  expect(html).toMatch(/<dialog id="ask"(?! open)/);
});
