/** The path of this user's dashboard. */
export function areaOf({ role }: { role: number }): string {
  return role === 1 ? "/dashboard/admin" : "/dashboard/user";
}

/** Where signing in leads when no page asked for it: an admin's work, a shopper's home page. */
export function landingOf(user: { role: number }): string {
  return user.role === 1 ? areaOf(user) : "/";
}

/** Whether a signed-in user with this role may open this path of the site. */
export function mayOpen(path: string, { role }: { role: number }): boolean {
  return role === 1 || !/^\/dashboard\/admin(?![^/?#])/i.test(path);
}

/** The path of this user's profile page. */
export function profilePathOf(user: { role: number }): string {
  return `${areaOf(user)}/profile`;
}
