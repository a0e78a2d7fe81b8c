import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { limited, type Source } from "../sign-in/sign-in-limit.server";
import type { Viewer } from "../viewer-columns.server";
import { userByPassword } from "./users.server";

const credentials = z.object({ email: z.string(), password: z.string() });

/** Checks every password that somebody gives: on the login page, to the API, and where it is asked for again. */
const authenticator = new Authenticator<Viewer | null>().use(
  new FormStrategy(({ form }) => {
    const { email, password } = credentials.parse(Object.fromEntries(form));
    return userByPassword(email, password);
  }),
);

/**
 * The user with this e-mail and password, or null, as an attempt of this kind (`limited`). Whether it came as a form or as JSON, the
 * caller has read and validated it: the strategy gets a form of these two values, not the body of the request a second time.
 */
export function authenticated(
  kind: "login" | "confirm",
  { email, password }: z.output<typeof credentials>,
  source: Source,
) {
  const form = new URLSearchParams({ email, password });
  return limited(kind, email, source, () =>
    authenticator.authenticate(
      "form",
      new Request(source.request.url, { method: "POST", body: form }),
    ),
  );
}
