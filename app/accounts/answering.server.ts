import { apiRoutes } from "~/lib/api.server";
import { userByToken } from "./session/tokens.server";
import { may } from "./staff/rights";
import { lacksSecondStep } from "./staff/second-step.server";
import type { Viewer } from "./viewer-columns.server";

/**
 * `answering(call, run)`: the `loader` and `action` of an /api/v1 route. Only the token in the `Authorization` header
 * identifies the caller, never a cookie.
 */
export const answering = apiRoutes<Viewer>({
  callerOf: userByToken,
  isAdmin: (caller) => may(caller, "owner") && !lacksSecondStep(caller),
  idOf: ({ id }) => id,
});
