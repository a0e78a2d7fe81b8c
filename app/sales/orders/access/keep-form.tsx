import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { t, withParts } from "~/base/words/say";

/** Offers a guest to keep order and address in an account: by a mailed link, or, where the shop cannot mail, by registering. */
export function KeepForm({
  token,
  offer,
  state,
}: {
  token: string;
  offer: "password" | "register";
  state?: FormState | undefined;
}) {
  const action = `/order/${token}/keep`;
  if (offer === "register")
    return (
      <p>
        {withParts("<a>Register</a> to type less next time.", {
          a: (words) => (
            <Link key="a" to="/register">
              {words}
            </Link>
          ),
        })}
      </p>
    );
  return (
    <Form method="post" state={state} action={action} className="stack panel">
      <h2>{t("Keep this address: choose a password")}</h2>
      <FormProblem />
      <p>{t("We mail you a link to the page where you choose it, so that nobody else can.")}</p>
      <Button tone="quiet">{t("Mail me the link")}</Button>
    </Form>
  );
}
