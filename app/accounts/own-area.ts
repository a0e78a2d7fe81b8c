import { isOfAdmins } from "~/lib/http/http";
import { isStaff, type Member } from "./staff/doors";
import { opens } from "./staff/open-doors";

/** The path of this user's dashboard. */
export function areaOf(user: Member): string {
  return isStaff(user) ? "/dashboard/admin" : "/dashboard/user";
}

/** Where signing in leads when no page asked for it: the work of the staff, a shopper's home page. */
export function landingOf(user: Member): string {
  return isStaff(user) ? areaOf(user) : "/";
}

/** Whether this signed-in user may open this path of the site. */
export function mayOpen(path: string, user: Member): boolean {
  return user.role === 1 || !isOfAdmins(path) || opens(path, user);
}

/** The path of this user's profile page. */
export function profilePathOf(user: Member): string {
  return `${areaOf(user)}/profile`;
}
