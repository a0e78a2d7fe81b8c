import type { FormCheck } from "~/base/ui/checking/use-checks";

/** What these forms check in the browser, by the schemas of the server. */

export const typedCheck: FormCheck = () => import("./delivery-form").then((form) => form.typedForm);

export const addressCheck: FormCheck = () =>
  import("./delivery-form").then((form) => form.addressForm);
