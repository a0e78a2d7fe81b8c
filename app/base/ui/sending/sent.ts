import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useUnsaved } from "./unsaved";

export type FormRef = React.RefObject<HTMLFormElement>;

/** Whether a form is on its way, and which of its buttons was pressed last; a button tells its press. */
type Sending = { isBusy: boolean; pressed: string | null; press: (button: string | null) => void };

const SendingContext = createContext<Sending>({
  isBusy: false,
  pressed: null,
  press: () => undefined,
});

export const SendingProvider = SendingContext.Provider;

/** Of the form around this component. */
export const useSending = () => useContext(SendingContext);

/**
 * Follows a form from the press to its answer. `isOnItsWay`: whether anything is. Once it was accepted its fields show what is stored;
 * a refused one keeps what was typed. `given`: who else needs the form.
 */
export function useSentForm(isOnItsWay: boolean, isRefused: boolean, given?: FormRef) {
  const own = useRef<HTMLFormElement>(null);
  const form = given ?? own;
  const sent = useRef({ words: "", typed: "", wasTyped: false });
  const hasBegun = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [pressed, press] = useState<string | null>(null);
  const [isLast, setIsLast] = useState(false);
  const { typed, saved } = useUnsaved();

  useEffect(() => {
    if (!isBusy) return;
    if (isOnItsWay) hasBegun.current = true;
    else if (hasBegun.current) {
      hasBegun.current = false;
      setIsBusy(false);
      if (!isWaiting) press(null);
      setIsLast(isRefused);
      // What was typed meanwhile stays, too.
      const hasMore = typedInto(form.current) !== sent.current.typed;
      if (hasMore || (isRefused && sent.current.wasTyped)) typed();
      else if (!isRefused) form.current?.reset();
    }
  }, [isBusy, isOnItsWay, isRefused, isWaiting, typed, form]);

  return {
    props: { ref: form, onInput: typed, "aria-busy": isBusy || isWaiting || undefined },
    sending: useMemo(
      () => ({ isBusy: isBusy || isWaiting, pressed, press }),
      [isBusy, isWaiting, pressed],
    ),
    /** Whether the last answer is to this form, and a refusal. */
    isLast,
    /** Whether this press would send the same again. */
    isSame: (by: HTMLElement | null) => isBusy && sent.current.words === wordsOf(form.current, by),
    /** Another form is on its way. */
    wait: () => setIsWaiting(true),
    /** Somebody else does what its press asked for. */
    leave: () => setIsWaiting(false),
    begin(by: HTMLElement | null): void {
      setIsWaiting(false);
      const words = wordsOf(form.current, by);
      sent.current = { words, typed: typedInto(form.current), wasTyped: saved() };
      setIsBusy(true);
    },
  };
}

/** All that a form would send, as one text. */
const wordsOf = (form: HTMLFormElement | null, by: HTMLElement | null): string =>
  form ? asText(new FormData(form, by)) : "";

/** What stands in the fields that somebody can change, as one text: what the page sends along may be another after each answer. */
function typedInto(form: HTMLFormElement | null): string {
  if (!form) return "";
  const typed = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("input[type=hidden]"))
    typed.delete(name);
  return asText(typed);
}

const asText = (form: FormData): string =>
  new URLSearchParams(form as unknown as Record<string, string>).toString();
