import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { loginForm } from "./forms";
import { userByPassword } from "./users.server";
import type { Viewer } from "./viewer-columns.server";

/**
 * `authenticator.authenticate("form", request)`: the user whose e-mail and password the posted form holds, or null.
 * Reads a copy of the body. Throws when the form was not checked by `loginForm` before.
 */
export const authenticator = new Authenticator<Viewer | null>().use(
  new FormStrategy(({ form }) => {
    const { email, password } = loginForm.parse(Object.fromEntries(form));
    return userByPassword(email, password);
  }),
);
