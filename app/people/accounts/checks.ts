import type { FormCheck } from "~/base/ui/checking/use-checks";

/** What forms of this room check in the browser, by the schemas of the server. */

export const registerCheck: FormCheck = () =>
  import("./forms").then(({ registerPageForm }) => registerPageForm);

export const profileCheck: FormCheck = () =>
  import("./forms").then(({ profilePageForm }) => profilePageForm);

/** Of the field `newpassword`. */
export const newPasswordCheck: FormCheck = () =>
  import("./forms").then(({ newPasswordForm }) => newPasswordForm);

/** Of the field `password`, for who gets an account. */
export const firstPasswordCheck: FormCheck = () =>
  import("./forms").then(({ newPasswordField }) => newPasswordField);
