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
        <Link className="button button-primary" to={loginPath}>
          {status === 401 ? "Login" : "Login as an admin"}
        </Link>
      </p>
    </div>
  );
}

function useGoOn(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(path, { replace: true }), 2000);
    return () => clearTimeout(timer);
  }, [navigate, path]);
}
