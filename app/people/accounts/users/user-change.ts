/** The changes an admin can make to an account: button, question, explanation and success message. */
export const userChanges = {
  "make-admin": {
    link: "Make admin",
    title: (name: string) => `Make ${name} an admin?`,
    meaning:
      "An admin changes products, prices, orders, users and the shop's settings, like you do.",
    done: (name: string) => `${name} is now an admin`,
  },
  "remove-admin": {
    link: "Remove admin rights",
    title: (name: string) => `Take the admin rights from ${name}?`,
    meaning: "The account stays and can still buy. The admin area closes to it at once.",
    done: (name: string) => `${name} is not an admin any more`,
  },
  "sign-out": {
    link: "Sign out everywhere",
    title: (name: string) => `Sign ${name} out everywhere?`,
    meaning: "All browsers and all API clients of this account have to sign in again.",
    done: (name: string) => `${name} is signed out everywhere`,
  },
} as const;

export type UserChange = keyof typeof userChanges;

/** The change of this name; null if there is no such change. */
export function changeNamed(name: string): UserChange | null {
  return Object.hasOwn(userChanges, name) ? (name as UserChange) : null;
}

/** The change named by `?ask=`, to be confirmed; null if there is no such change. */
export const askedIn = (request: Request): UserChange | null =>
  changeNamed(new URL(request.url).searchParams.get("ask") ?? "");

/** The changes possible for an account of this role. Admins can only sign out their own account. */
export function changesFor(role: number, own: boolean): UserChange[] {
  if (own) return ["sign-out"];
  return role === 1 ? ["remove-admin", "sign-out"] : ["make-admin", "sign-out"];
}
