import type { Context } from "../context";

/** The client of a request. */
export interface Caller {
  /** The socket's remote address; never taken from a header. */
  clientAddress?: string | undefined;
  /** Cuts the connection without a response. */
  hangUp?: () => void;
}

/** A handler's input: the request, its URL, and the values of the `:names` in the route's path. */
export interface Call {
  request: Request;
  url: URL;
  parameters: Record<string, string>;
}

export interface Route<Answer> {
  method: "GET" | "POST" | "PATCH";
  /** Segments of the path below the prefix; `:id` stands for any one segment. */
  path: string;
  handle: (context: Context, call: Call) => Answer | Promise<Answer>;
}

/** The first route for this method and path (below the prefix), with the values of its `:names`. */
export function findRoute<Found extends Pick<Route<unknown>, "method" | "path">>(
  routes: Found[],
  method: string,
  path: string,
): { route: Found; parameters: Record<string, string> } | null {
  for (const route of routes) {
    const parameters = route.method === method ? parametersOf(route.path, path) : null;
    if (parameters) return { route, parameters };
  }
  return null;
}

/** The values of the pattern's `:names` in this path; null if it does not match. */
export function parametersOf(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split("/");
  const actual = path.split("/");
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, name] of expected.entries()) {
    const segment = actual[at]!;
    if (name.startsWith(":") && segment !== "") parameters[name.slice(1)] = segment;
    else if (name !== segment) return null;
  }
  return parameters;
}
