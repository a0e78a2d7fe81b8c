import { apiRoutes } from "~/lib/api.server";
import { userByToken } from "./tokens.server";
import type { Viewer } from "./viewer-columns.server";

/**
 * `answering(call, run)`: the `loader` and `action` of a route of /api/v1. The caller is known by the token in the
 * `Authorization` header alone, never by a cookie.
 */
export const answering = apiRoutes<Viewer>({
  callerOf: userByToken,
  isAdmin: ({ role }) => role === 1,
  idOf: ({ id }) => id,
});
