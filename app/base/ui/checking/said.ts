import { createContext, useContext } from "react";

/**
 * What is said of fields since the form came back, by name: a sentence, or null where what was said is not true any more. Of a field that
 * is not in it, the answer of the shop still holds.
 */
export type Said = Readonly<Record<string, string | null>>;

const SaidContext = createContext<Said>({});

export const SaidProvider = SaidContext.Provider;

/** What stands beside this field of the form around it. `answer`: what the shop said of what was sent. */
export function useSaidOf(name: string, answer: string | undefined): string | undefined {
  const said = useContext(SaidContext)[name];
  return said === undefined ? answer : (said ?? undefined);
}

/** Of the form around this component. */
export const useSaid = () => useContext(SaidContext);
