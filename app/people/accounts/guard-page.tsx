import { GoOnWithoutScript } from "~/base/ui/go-on-without-script";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";
import { useEffect } from "react";

/** How long a guarded page says why before it leads to the login (ms). */
const guardStaysFor = 2000;

/** Leads from `GuardPage` to the login, unless the visitor has gone elsewhere by then. */
function useWayToLogin(path: string): void {
  useEffect(() => {
    const redirect = setTimeout(() => location.replace(path), guardStaysFor);
    const stay = () => clearTimeout(redirect);
    addEventListener("pagehide", stay);
    return () => {
      stay();
      removeEventListener("pagehide", stay);
    };
  }, [path]);
}

const sentences = {
  401: "Please log in to see this page.",
  403: "This page is for admins.",
};

/**
 * Replaces a page that the visitor may not see; goes to `loginPath` after 2 seconds, without JavaScript as well.
 */
export function GuardPage({ status, loginPath }: { status: 401 | 403; loginPath: string }) {
  useWayToLogin(loginPath);
  return (
    <div className="page-narrow guard">
      <GoOnWithoutScript path={loginPath} inMs={guardStaysFor} />
      <span className="spinner" aria-hidden="true" />
      <h1>{t(sentences[status])}</h1>
      <p>
        <Link className="button button-primary" to={loginPath}>
          {status === 401 ? t("Login") : t("Login as an admin")}
        </Link>
      </p>
      {status === 403 && (
        <p>
          <Link to="/">{t("Back to the shop")}</Link>
        </p>
      )}
    </div>
  );
}
