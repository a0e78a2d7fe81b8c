import { useLoaderData, useLocation } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { profileCheck } from "../checks";
import { passwordField } from "../confirm/asked";
import { DeviceList } from "../devices/device-list";
import { EmailField } from "../email-field";
import { longest, shortestOfStaff, shortestPassword } from "../limits";
import { PasswordField } from "../password-field";
import { ReachFields } from "../register/register-fields";
import type { profileOf, saveProfile } from "./profile.server";
import { NewsSection } from "~/people/consent/news-section";
import { t } from "~/base/words/say";
import { NameField } from "~/base/ui/person-fields";

/** The profile of the signed-in user; for routes with the loader and action of `profile.server`. */
export function ProfilePage() {
  const { user, isOfStaff, news, redirectTo, devices, twoFactor, asksPassword } =
    useLoaderData<typeof profileOf>();
  const twoFactorPath = useLocation().pathname.replace(/profile$/i, "two-steps");
  const state = useAnswer<typeof saveProfile>()?.form;

  return (
    <>
      <PageHead title={t("Profile")} />
      <Form method="post" state={state} className="stack profile-form" check={profileCheck}>
        <FormProblem />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <NameField defaultValue={user.name} required={false} maxLength={longest.name} />
        <EmailField known={user.email} disabled />
        <PasswordField
          name="password"
          label={t("New password")}
          hint={[
            isOfStaff && t("{n} characters or more.", { n: shortestOfStaff }),
            t(
              "Leave it blank to keep the one you have. A new one logs you out on all other devices.",
            ),
          ]
            .filter(Boolean)
            .join(" ")}
          minLength={isOfStaff ? shortestOfStaff : shortestPassword}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        {asksPassword && (
          <PasswordField
            name={passwordField}
            label={t("Current password")}
            hint={t("For a new password only.")}
            autoComplete="current-password"
            enterKeyHint="next"
          />
        )}
        <ReachFields known={user} />
        <Button>{t("Update")}</Button>
      </Form>
      {twoFactor && (
        <section className="stack" aria-labelledby="two-steps">
          <h2 id="two-steps">{t("Two-factor sign-in")}</h2>
          <p>
            {twoFactor === "on"
              ? t("It is on: a login takes your password and a code from your phone.")
              : t("It is off: your password alone is enough to log in.")}
          </p>
          <p>
            <ButtonLink tone="quiet" to={twoFactorPath}>
              {twoFactor === "on" ? t("Change") : t("Set it up")}
            </ButtonLink>
          </p>
        </section>
      )}
      {news && <NewsSection {...news} />}
      <DeviceList devices={devices} />
    </>
  );
}
