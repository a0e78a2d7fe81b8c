import { isStaff, type Member } from "./member";

/** The path of this user's dashboard. */
export function areaOf(user: Member): string {
  return isStaff(user) ? "/dashboard/admin" : "/dashboard/user";
}

/** Where signing in leads when no page asked for it: the work of the staff, a shopper's home page. */
export function landingOf(user: Member): string {
  return isStaff(user) ? areaOf(user) : "/";
}

/** The path of this user's profile page. */
export function profilePathOf(user: Member): string {
  return `${areaOf(user)}/profile`;
}
