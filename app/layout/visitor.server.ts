import { isStaff, type Member } from "~/people/accounts/member";
import { type Viewer, viewerOf } from "~/people/accounts/guards/viewer.server";
import { cartCount } from "~/sales/cart/cart.server";
import type { AdminCounts } from "~/office/dashboard/admin-counts";
import { adminCounts } from "~/office/dashboard/admin-counts.server";
import type { FrameVisitor } from "./frame";
import { guest } from "./visitor";
import type { RouteArgs } from "~/base/lib/context";
import { log } from "~/base/lib/log/log.server";
import { toastOf } from "~/base/lib/toast.server";

type RequestArgs = Pick<RouteArgs, "request" | "context">;

/** The visitor's part of the frame, with headers that clear a shown toast. While rendering for the page cache it is nobody. */
export async function visitorFor(
  args: RequestArgs,
): Promise<{ visitor: FrameVisitor; headers?: Headers | undefined }> {
  if (args.context.template) return { visitor: guest };
  const [viewer, cart, { toast, headers }] = await Promise.all([
    viewerOf(args),
    cartCount(args),
    toastOf(args.request),
  ]);
  const visitor = {
    viewer: viewer && frameViewer(viewer),
    counts: viewer && isStaff(viewer) ? countsOrNone(viewer) : null,
    cart,
    toast,
  };
  return { visitor, headers };
}

const frameViewer = ({ id, name, email, role, staff }: Viewer) => ({
  id,
  name,
  email,
  role,
  staff,
});

/** The frame stands, without numbers, also where a table cannot be read: the screen itself says so. */
function countsOrNone(member: Member): AdminCounts | null {
  try {
    return adminCounts(member);
  } catch (error) {
    log.error({ err: error }, "What waits for the owner could not be counted");
    return null;
  }
}
