import { Link, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

const sentences = {
  401: "Please sign in to see this page.",
  403: "This page is for admins.",
};

/**
 * Stands in for a page the visitor may not see and shows nothing of it; goes on to `loginPath` after 2 seconds. The
 * `Refresh` header of the answer does that too, for browsers without JavaScript.
 */
export function GuardPage({ status, loginPath }: { status: 401 | 403; loginPath: string }) {
  useGoOn(loginPath);
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
 * `window.stop` calls off the header's turn, which would pull back whoever has gone elsewhere by then; not at once,
 * because it breaks off what the page is still loading.
 */
function useGoOn(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const callOff = setTimeout(() => window.stop(), 500);
    const goOn = setTimeout(() => {
      window.stop();
      navigate(path, { replace: true });
    }, 2000);
    return () => {
      clearTimeout(callOff);
      clearTimeout(goOn);
    };
  }, [navigate, path]);
}
