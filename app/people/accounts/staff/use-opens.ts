import { createContext, useContext } from "react";
import type { Member } from "../member";
import { opens } from "./open-doors";

/** Who looks at a screen of the admin area; null outside of it. */
export const MemberContext = createContext<Member | null>(null);

/** Whether the viewer may open a path of the admin area: closed paths are not linked. */
export function useOpens(): (path: string) => boolean {
  const member = useContext(MemberContext);
  return (path) => member === null || opens(path, member);
}
