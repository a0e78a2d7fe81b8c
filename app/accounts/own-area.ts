/** Where this user's dashboard begins. */
export function areaOf({ role }: { role: number }): string {
  return role === 1 ? "/dashboard/admin" : "/dashboard/user";
}

/** Whether the guard of this path (on this site) would let the user in. Says nothing about a guest. */
export function mayOpen(path: string, { role }: { role: number }): boolean {
  return role === 1 || !/^\/dashboard\/admin(?![^/?#])/i.test(path);
}

/** Where this user's profile is. */
export function profilePathOf(user: { role: number }): string {
  return `${areaOf(user)}/profile`;
}
