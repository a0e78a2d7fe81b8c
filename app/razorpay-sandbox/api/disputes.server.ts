import type { Context } from "../context";
import type { Call } from "../http/route";
import { disputeEntity, disputes } from "../state/disputes.server";
import { collection, pageIn } from "./collection";
import { requestedDispute } from "./requested.server";

/** `GET /v1/disputes`; it knows no `from` and `to`. */
export function listDisputes(context: Context, { url }: Call) {
  const { count, skip } = pageIn(url.searchParams);
  return collection(disputes(context, { count, skip }).map(disputeEntity));
}

/** `GET /v1/disputes/:id` */
export function fetchDispute(context: Context, { parameters }: Call) {
  return disputeEntity(requestedDispute(context, parameters.id));
}
