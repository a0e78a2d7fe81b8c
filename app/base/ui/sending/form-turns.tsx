import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** What was pressed while another form was on its way: the last button of each form. */
const waiting = new Map<HTMLFormElement, HTMLElement | null>();

/** Sends `form` by this button once the form that is on its way has been answered: Remix would forget that answer. */
export const waitForTurn = (form: HTMLFormElement, by: HTMLElement | null): void => {
  waiting.set(form, by);
};

/** Told here at once: what React shows of a form that was just sent may come after the next press. */
let isTaken = false;

/** Whether a form may go now: then the others wait until it has been answered. */
export function takeTurn(): boolean {
  if (isTaken) return false;
  isTaken = true;
  return true;
}

/** Whether a form is being sent. */
export const isTurnTaken = (): boolean => isTaken;

/** Whether something was pressed that has not been sent yet: what was answered before then leads nowhere. */
export const isAnyWaiting = (): boolean => [...waiting].some(canBeSent);

/** What was pressed may have left the page since. */
const canBeSent = ([form, by]: [HTMLFormElement, HTMLElement | null]) =>
  form.isConnected && by?.isConnected !== false;

const ofForms = "form ";

/** The key of a fetcher that sends a form. Others, which ask for something while one types, let no form wait. */
export const formKey = (id: string): string => `${ofForms}${id}`;

/** Whether a form is on its way, to this page or to another. */
export function useIsOnItsWay(): boolean {
  const { state } = useNavigation();
  const fetchers = useFetchers();
  return (
    state !== "idle" ||
    fetchers.some((fetcher) => fetcher.key.startsWith(ofForms) && fetcher.state !== "idle")
  );
}

/** Stands once in the page, and lets one form after the other go. */
export function FormTurns() {
  const isOnItsWay = useIsOnItsWay();
  // Each time that Remix tells something: a quick answer may leave no time to show that a form was on its way.
  useEffect(() => {
    if (isOnItsWay) return;
    isTaken = false;
    for (const [form, by] of waiting) {
      waiting.delete(form);
      if (canBeSent([form, by])) return form.requestSubmit(by);
    }
  });
  useEffect(() => {
    // Back to a page that the browser kept as it was left: with a form that is never answered any more.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOnItsWay) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [isOnItsWay]);
  return null;
}
