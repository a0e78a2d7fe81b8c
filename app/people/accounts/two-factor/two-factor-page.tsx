import { useLoaderData, useLocation } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import type { QrCode } from "~/base/lib/qr.server";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { QrPicture } from "~/base/ui/qr-picture";
import { CodeField } from "./code-field";
import type { twoFactorPage, submitTwoFactor } from "./two-factor-submit.server";
import { t, withParts } from "~/base/words/say";

/** The two-factor sign-in page, for routes with the loader and action of `two-factor-submit.server`. */
export function TwoFactorPage() {
  const { isOn, left, app } = useLoaderData<typeof twoFactorPage>();
  const answer = useAnswer<typeof submitTwoFactor>();
  const profile = useLocation().pathname.replace(/two-steps$/i, "profile");
  const codes = answer && "codes" in answer ? answer.codes : undefined;
  const state = answer?.form;
  return (
    <>
      <PageHead title={t("Two-factor sign-in")} eyebrow={<Link to={profile}>{t("Profile")}</Link>}>
        <p>
          {t(
            "With it, you log in with your password and a code from an app on your phone. Someone who only knows your password cannot log in.",
          )}
        </p>
      </PageHead>
      {codes && <RecoveryCodes codes={codes} profile={profile} />}
      {isOn && !codes && <SwitchedOn left={left} state={state} />}
      {!isOn && !app && <ButtonLink to="?set-up">{t("Set it up")}</ButtonLink>}
      {app && !codes && <SetUp app={app} state={state} />}
    </>
  );
}

function SetUp({
  app,
  state,
}: {
  app: { address: string; typed: string; code: QrCode };
  state: FormState | undefined;
}) {
  return (
    <CodeForm change="on" button={t("Switch on")} state={state} title={t("Set up your app")}>
      <p>
        {t(
          "Open an app for codes on your phone (Google Authenticator, Aegis, 2FAS or another) and let it read this picture.",
        )}
      </p>
      <QrPicture
        code={app.code}
        className="app-picture"
        label={t("Picture for the app; the letters below say the same")}
      />
      <p>
        {withParts("With this page on that phone: <a>open the app</a>.", {
          a: (words) => (
            <a key="a" href={app.address}>
              {words}
            </a>
          ),
        })}
      </p>
      <p>{t("Or type this into the app:")}</p>
      <p className="app-secret">{app.typed}</p>
      <p>
        {t(
          "Then type the code of six digits that the app shows. All other devices are logged out.",
        )}
      </p>
    </CodeForm>
  );
}

function SwitchedOn({ left, state }: { left: number; state: FormState | undefined }) {
  const about = state?.values.change;
  return (
    <>
      <Notice tone="success">
        {t("It is on. {n, plural, one {# recovery code is} other {# recovery codes are}} left.", {
          n: left,
        })}
      </Notice>
      <CodeForm
        change="new-codes"
        button={t("Make new codes")}
        state={about === "new-codes" ? state : undefined}
        title={t("New recovery codes")}
      >
        <p>{t("Ten new codes for when you do not have your phone. The old ones are void then.")}</p>
      </CodeForm>
      <CodeForm
        change="off"
        button={t("Switch off")}
        state={about === "off" ? state : undefined}
        title={t("Switch it off")}
      >
        <p>
          {t("You will log in with your password alone again. The shop sends you a mail about it.")}
        </p>
      </CodeForm>
    </>
  );
}

function CodeForm({
  change,
  button,
  state,
  title,
  children,
}: {
  change: "on" | "new-codes" | "off";
  button: string;
  state: FormState | undefined;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <section className="panel stack" aria-labelledby={change}>
      <h2 id={change}>{title}</h2>
      <Form method="post" state={state} className="stack two-factor-form">
        <FormProblem at={`${change}-form`} />
        {children}
        <input type="hidden" name="change" value={change} />
        <CodeField at={`${change}-form`} />
        <Button tone={change === "off" ? "danger" : "primary"}>{button}</Button>
      </Form>
    </section>
  );
}

function RecoveryCodes({ codes, profile }: { codes: string[]; profile: string }) {
  return (
    <section className="panel stack" aria-labelledby="codes">
      <h2 id="codes">{t("Your recovery codes")}</h2>
      <p>
        {withParts(
          "Each opens your account once, in place of a code from your phone. Print them or write them down and keep them where you keep your papers: <b>they are shown this once only</b>.",
          { b: (words) => <strong key="b">{words}</strong> },
        )}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLink to={profile}>{t("I have saved them")}</ButtonLink>
    </section>
  );
}
