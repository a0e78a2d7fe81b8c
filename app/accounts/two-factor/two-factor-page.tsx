import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import type { FormState } from "~/lib/form";
import { Button, ButtonLink } from "~/ui/button";
import { FormProblem } from "~/ui/form-problem";
import type { QrCode } from "~/lib/qr.server";
import { Notice } from "~/ui/notice";
import { QrPicture } from "~/ui/qr-picture";
import { CodeField } from "./code-field";
import type { twoFactorPage, submitTwoFactor } from "./two-factor-submit.server";

/** The two-factor sign-in page, for routes with the loader and action of `two-factor-submit.server`. */
export function TwoFactorPage() {
  const { isOn, left, app } = useLoaderData<typeof twoFactorPage>();
  const answer = useActionData<typeof submitTwoFactor>();
  const profile = useLocation().pathname.replace(/two-steps$/i, "profile");
  const codes = answer && "codes" in answer ? answer.codes : undefined;
  const state = answer?.form;
  return (
    <>
      <header className="page-head">
        <p className="eyebrow">
          <Link to={profile}>Profile</Link>
        </p>
        <h1>Two-factor sign-in</h1>
        <p>
          With it, you log in with your password and a code from an app on your phone. Someone who
          only knows your password cannot log in.
        </p>
      </header>
      {codes && <RecoveryCodes codes={codes} profile={profile} />}
      {isOn && !codes && <SwitchedOn left={left} state={state} />}
      {!isOn && !app && <ButtonLink to="?set-up">Set it up</ButtonLink>}
      {app && !codes && <SetUp app={app} state={state} />}
    </>
  );
}

function SetUp({
  app,
  state,
}: {
  app: { typed: string; code: QrCode };
  state: FormState | undefined;
}) {
  return (
    <CodeForm change="on" button="Switch on" state={state} title="Set up your app">
      <p>
        Open an app for codes on your phone (Google Authenticator, Aegis, 2FAS or another) and let
        it read this picture.
      </p>
      <QrPicture
        code={app.code}
        className="app-picture"
        label="Picture for the app; the letters below say the same"
      />
      <p>Or type this into the app:</p>
      <p className="app-secret">{app.typed}</p>
      <p>Then type the code of six digits that the app shows. All other devices are logged out.</p>
    </CodeForm>
  );
}

function SwitchedOn({ left, state }: { left: number; state: FormState | undefined }) {
  const about = state?.values.change;
  return (
    <>
      <Notice tone="success">
        {`It is on. ${left === 1 ? "1 recovery code is" : `${left} recovery codes are`} left.`}
      </Notice>
      <CodeForm
        change="new-codes"
        button="Make new codes"
        state={about === "new-codes" ? state : undefined}
        title="New recovery codes"
      >
        <p>Ten new codes for when you do not have your phone. The old ones are void then.</p>
      </CodeForm>
      <CodeForm
        change="off"
        button="Switch off"
        state={about === "off" ? state : undefined}
        title="Switch it off"
      >
        <p>You will log in with your password alone again. The shop sends you a mail about it.</p>
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
      <Form method="post" className="stack two-factor-form">
        <FormProblem state={state} at={`${change}-form`} />
        {children}
        <input type="hidden" name="change" value={change} />
        <CodeField state={state} at={`${change}-form`} />
        <Button tone={change === "off" ? "danger" : "primary"}>{button}</Button>
      </Form>
    </section>
  );
}

function RecoveryCodes({ codes, profile }: { codes: string[]; profile: string }) {
  return (
    <section className="panel stack" aria-labelledby="codes">
      <h2 id="codes">Your recovery codes</h2>
      <p>
        Each opens your account once, in place of a code from your phone. Print them or write them
        down and keep them where you keep your papers:{" "}
        <strong>they are shown this once only</strong>.
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLink to={profile}>I have saved them</ButtonLink>
    </section>
  );
}
