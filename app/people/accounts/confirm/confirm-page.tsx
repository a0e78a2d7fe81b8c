import { useLocation } from "@remix-run/react";
import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { PasswordField } from "../password-field";
import { type Asked, passwordField } from "./asked";
import { t } from "~/base/words/say";

/**
 * Asks for the password before a sensitive change. Replaces the page that the form was posted to, carries the form's
 * fields as hidden inputs and posts them to the same address.
 */
export function ConfirmPage({ confirm: { fields, problem } }: Asked) {
  const { pathname, search } = useLocation();
  return (
    <div className="page-narrow">
      <ConfirmHead />
      <Form
        method="post"
        state={problem ? { errors: { [passwordField]: problem }, values: {} } : undefined}
        action={pathname + search}
        className="stack"
      >
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <ConfirmFields />
      </Form>
    </div>
  );
}

export function ConfirmHead() {
  return (
    <PageHead title={t("Your password, please")}>
      <p>{t("This is a sensitive change, so the shop needs to know that it is really you.")}</p>
    </PageHead>
  );
}

export function ConfirmFields() {
  return (
    <>
      <FormProblem />
      <PasswordField
        name={passwordField}
        label={t("Password")}
        required
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Button>{t("Go on")}</Button>
    </>
  );
}
