import { useActionData } from "@remix-run/react";
import { isNotSent } from "./client-action";

/** What the page's action said of the last form, as `useActionData`; undefined where the form did not get there. */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  return isNotSent(answer) || answer === null ? undefined : answer;
}

/** Why the last form of the page did not get there; null: it did. */
export function useNotSent(): string | null {
  const answer = useActionData();
  return isNotSent(answer) ? answer.notSent : null;
}
