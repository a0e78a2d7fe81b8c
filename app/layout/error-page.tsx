import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

export function ErrorPage() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.statusText : "Something went wrong"}</h1>;
}
