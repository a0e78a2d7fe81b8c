import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { loginForm } from "../forms";
import { userByPassword } from "./users.server";
import type { Viewer } from "../viewer-columns.server";

/**
 * `authenticator.authenticate("form", request)`: the user with the posted e-mail and password, or null. Reads a copy of
 * the body. Throws if the form does not parse: check it with `loginForm` first.
 */
export const authenticator = new Authenticator<Viewer | null>().use(
  new FormStrategy(({ form }) => {
    const { email, password } = loginForm.parse(Object.fromEntries(form));
    return userByPassword(email, password);
  }),
);
