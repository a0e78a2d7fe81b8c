import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { loginPath } from "~/people/accounts/login-path";
import { isAsked } from "~/people/accounts/confirm/asked";
import { ConfirmPage } from "~/people/accounts/confirm/confirm-page";
import { GuardPage } from "~/people/accounts/guard-page";
import { ButtonLink } from "~/base/ui/button";
import { t, withParts } from "~/base/words/say";
import { useLostPage } from "./browser/use-lost-page";
import { useFrame } from "./use-frame";

/**
 * Replaces a page that cannot be shown. Says what to do next, never what failed inside. `words`: the specification's heading for
 * pages whose data cannot be read.
 */
export function ErrorPage({ words }: { words?: string | undefined }) {
  const error = useRouteError();
  const location = useLocation();
  if (useLostPage(error)) return null;
  if (!isRouteErrorResponse(error)) return <Broken words={words} />;
  if (error.status === 404) return <NotFound />;
  if (error.status === 401 || error.status === 403)
    return <GuardPage status={error.status} loginPath={loginPath(location)} />;
  if (error.status === 428 && isAsked(error.data)) return <ConfirmPage {...error.data} />;
  if (error.status === 503) return <Waiting words={words} message={error.data} />;
  if (error.status < 500) return <Refused status={error.status} message={error.data} />;
  return <Broken words={words} />;
}

function NotFound() {
  return (
    <div className="page error-page">
      <p className="error-code" aria-hidden="true">
        404
      </p>
      <h1>{t("Oops ! Page Not Found")}</h1>
      <p className="lead">
        {t("The page may have moved, or the address may have a typing mistake.")}
      </p>
      <p className="row">
        <ButtonLink to="/">{t("Go Back")}</ButtonLink>
        <ButtonLink to="/track" tone="quiet">
          {t("Track Order")}
        </ButtonLink>
      </p>
    </div>
  );
}

const sentences: Record<number, string> = {
  400: "The shop could not read this request. Go back and try again.",
  405: "This address cannot be used in that way.",
  409: "Something has changed in the meantime. Go back and look again.",
  413: "What you sent is too large.",
  415: "The shop cannot read what you sent.",
  429: "That was too often in a short time. Wait a little, then try again.",
};

function Refused({ status, message }: { status: number; message: unknown }) {
  // The framework's own refusals begin with "Error:" and are meant for developers.
  const given = typeof message === "string" && /^(?!Error:)\S/.test(message) ? message : null;
  return (
    <div className="page error-page">
      <h1>{t("That did not work")}</h1>
      <p className="lead">
        {t(given ?? sentences[status] ?? "The shop did not accept this request.")}
      </p>
      <ButtonLink to="/">{t("Go to the home page")}</ButtonLink>
    </div>
  );
}

function Waiting({
  words = "Please wait a moment",
  message,
}: {
  words?: string | undefined;
  message: unknown;
}) {
  return (
    <div className="page error-page">
      <h1>{t(words)}</h1>
      <p className="lead">
        {t(typeof message === "string" ? message : "The shop cannot do this for the moment.")}
      </p>
      <WaysOn />
    </div>
  );
}

function Broken({ words = "Something went wrong" }: { words?: string | undefined }) {
  const isOwner = useFrame()?.viewer?.role === 1;
  return (
    <div className="page error-page">
      <h1>{t(words)}</h1>
      <p className="lead">
        {isOwner
          ? withParts("Please try again. If it happens again, <a>see how the shop is</a>.", {
              a: (link) => <Link to="/dashboard/admin/health">{link}</Link>,
            })
          : withParts("Please try again. If it happens again, <a>write to us</a>.", {
              a: (link) => <Link to="/contact">{link}</Link>,
            })}
      </p>
      <WaysOn />
    </div>
  );
}

function WaysOn() {
  return (
    <p className="row">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address, its question mark and all */}
      <a className="button" href="">
        {t("Try again")}
      </a>
      <ButtonLink to="/" tone="quiet">
        {t("Go to the home page")}
      </ButtonLink>
    </p>
  );
}
