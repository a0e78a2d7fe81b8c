import type { FormCheck } from "~/base/ui/checking/use-checks";

/** What both forms check in the browser, by the schemas of the server. */

export const contactCheck: FormCheck = () =>
  import("./forms").then(({ contactForm }) => contactForm);

/** The product is one of its list in the browser. */
export const bulkCheck: FormCheck = () =>
  import("./forms").then(({ bulkForm }) => {
    return (form) => bulkForm([String(form.get("product name") ?? "")]);
  });
