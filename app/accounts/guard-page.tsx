import { useNavigate } from "@remix-run/react";
import { Link } from "~/ui/link";
import { useEffect } from "react";

const sentences = {
  401: "Please sign in to see this page.",
  403: "This page is for admins.",
};

/**
 * Replaces a page that the visitor may not see; goes to `loginPath` after 2 seconds. For browsers without JavaScript the
 * response's `Refresh` header does the same.
 */
export function GuardPage({ status, loginPath }: { status: 401 | 403; loginPath: string }) {
  useRedirectToLogin(loginPath);
  return (
    <div className="page-narrow guard">
      <span className="spinner" aria-hidden="true" />
      <h1>{sentences[status]}</h1>
      <p>
        <Link className="button button-primary" to={loginPath} reloadDocument>
          {status === 401 ? "Login" : "Login as an admin"}
        </Link>
      </p>
    </div>
  );
}

/**
 * `window.stop` cancels the `Refresh` header, which would pull back a visitor who has navigated elsewhere. Not at once:
 * it would also abort what the page is still loading.
 */
function useRedirectToLogin(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const cancelRefresh = setTimeout(() => window.stop(), 500);
    const redirect = setTimeout(() => {
      window.stop();
      navigate(path, { replace: true });
    }, 2000);
    return () => {
      clearTimeout(cancelRefresh);
      clearTimeout(redirect);
    };
  }, [navigate, path]);
}
