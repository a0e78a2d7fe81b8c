import { createContext, useContext } from "react";
import type { Member } from "./member";
import { opens } from "./open-doors";

/** Who looks at a screen of the admin area; null outside of it. */
export const MemberContext = createContext<Member | null>(null);

/** Whether whoever looks at this screen may open a path of the admin area: what is closed is not linked. */
export function useOpens(): (path: string) => boolean {
  const member = useContext(MemberContext);
  return (path) => member === null || opens(path, member);
}
