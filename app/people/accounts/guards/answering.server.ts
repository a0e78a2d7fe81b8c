import { apiRoutes } from "~/base/lib/api.server";
import { userByToken } from "../sign-in/tokens.server";
import { may } from "../staff/rights";
import { lacksTwoFactor } from "../staff/demanded-two-factor.server";
import type { Viewer } from "../viewer-columns.server";

/**
 * `answering(call, run)`: the `loader` and `action` of an /api/v1 route. Only the token in the `Authorization` header
 * identifies the caller, never a cookie.
 */
export const answering = apiRoutes<Viewer>({
  callerOf: userByToken,
  isAdmin: (caller) => may(caller, "owner") && !lacksTwoFactor(caller),
  idOf: ({ id }) => id,
});
