import { doors } from "./doors";
import { may, type Right } from "./rights";
import { isStaff, type Member } from "../member";

const area = "/dashboard/admin";

/** Whether this path of the site is a screen of the admin area. */
const isOfAdmins = (path: string): boolean => /^\/dashboard\/admin(?![^/?#])/i.test(path);

/** Literal paths before those with a parameter, as the router picks them. */
const patterns = (Object.entries(doors) as [Right, readonly string[]][])
  .flatMap(([right, paths]) => paths.map((path) => ({ right, path })))
  .toSorted((one, other) => one.path.split(":").length - other.path.split(":").length)
  .map(({ right, path }) => ({ right, pattern: patternOf(path) }));

/** The right that opens this path of the admin area; the owner's, if it stands in no list. */
function rightOf(path: string): Right {
  const [bare = ""] = path.split(/[?#]/);
  return patterns.find(({ pattern }) => pattern.test(bare))?.right ?? "owner";
}

/** Whether this person may open this path (or URL from the root) of the admin area. */
export function opens(path: string, member: Member): boolean {
  return isStaff(member) && may(member, rightOf(path));
}

/** Whether this signed-in user may open this path of the site. */
export function mayOpen(path: string, user: Member): boolean {
  return user.role === 1 || !isOfAdmins(path) || opens(path, user);
}

/** Paths ignore case and a slash at their end. */
function patternOf(path: string): RegExp {
  const full = [area, path].filter(Boolean).join("/");
  const parts = full.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${parts}/?$`, "i");
}
