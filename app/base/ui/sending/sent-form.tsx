import {
  type FormProps,
  Form as RemixForm,
  useActionData,
  useFetcher,
  useNavigation,
} from "@remix-run/react";
import { useId, useState } from "react";
import type { FormState } from "~/base/lib/form/form";
import { filesKept } from "~/base/lib/http/sent-by-script";
import { useHydrated } from "../hydrated";
import { isNotSent, noConnection } from "./client-action";
import { formKey, isTurnTaken, takeTurn, useIsOnItsWay, waitForTurn } from "./form-turns";
import { type FormRef, SendingProvider, useSentForm } from "./sent";

export type SentProps = Omit<FormProps, "method" | "navigate"> & {
  /** The form itself, for who sends it from elsewhere. */
  formRef?: FormRef;
  /** Of a form to another page: for who shows its answer (`formKey`). */
  fetcherKey?: string;
};

const buttonOf = ({ nativeEvent }: React.FormEvent) => (nativeEvent as SubmitEvent).submitter;

/**
 * A form that asks for a page: search, filters. One that asks for its own page lets a form be sent first. Without a connection the
 * browser goes there, to what it has kept.
 */
export function AskingForm({
  isHere,
  formRef,
  onSubmit,
  ...props
}: SentProps & { isHere: boolean }) {
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    const isWaiting = isHere && isTurnTaken();
    if (!isWaiting && navigator.onLine) return;
    event.preventDefault();
    if (isWaiting) waitForTurn(event.currentTarget, buttonOf(event));
    else event.currentTarget.submit();
  };
  return (
    <RemixForm method="get" reloadDocument={!isHere} {...props} ref={formRef} onSubmit={submit} />
  );
}

/** Sends a form in its turn: while another one is on its way it waits, and the same again is not sent. */
function useTurn(
  { isSame, wait, begin, leave }: ReturnType<typeof useSentForm>,
  onSubmit: SentProps["onSubmit"],
) {
  const isOnItsWay = useIsOnItsWay();
  return (event: React.FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return leave();
    const by = buttonOf(event);
    if (!isOnItsWay && takeTurn()) return begin(by);
    event.preventDefault();
    if (isSame(by)) return;
    wait();
    waitForTurn(event.currentTarget, by);
  };
}

/** A form that is sent to the page it stands on. */
export function FormOfPage({
  children,
  onSubmit,
  formRef,
  fetcherKey: _none,
  ...props
}: SentProps) {
  const { state } = useNavigation();
  const answer = useActionData();
  const sent = useSentForm(state !== "idle", answer != null, formRef);
  return (
    <SendingProvider value={sent.sending}>
      <RemixForm
        method="post"
        preventScrollReset
        {...props}
        {...sent.props}
        onSubmit={useTurn(sent, onSubmit)}
      >
        {children}
        {props.encType === "multipart/form-data" && <FilesStay />}
        <NotSent words={sent.isLast && isNotSent(answer) ? answer.notSent : null} />
      </RemixForm>
    </SendingProvider>
  );
}

/**
 * A form that is sent to another page, and leaves this one only where that leads on. Without a connection it is not tried: that page's
 * script may not be here yet.
 */
export function FormElsewhere({ children, onSubmit, formRef, fetcherKey, ...props }: SentProps) {
  const own = useId();
  const key = formKey(fetcherKey ?? own);
  const { state, data: answer } = useFetcher({ key });
  const sent = useSentForm(state !== "idle", answer != null, formRef);
  const [isOffline, setIsOffline] = useState(false);
  const submit = useTurn(sent, (event) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  });
  return (
    <SendingProvider value={sent.sending}>
      <RemixForm
        method="post"
        navigate={false}
        fetcherKey={key}
        {...props}
        {...sent.props}
        onSubmit={submit}
      >
        {children}
        <NotSent words={isOffline ? noConnection() : refusalIn(answer)} />
      </RemixForm>
    </SendingProvider>
  );
}

/** Why a form did not get to another page, or what that page said of it; null: nothing. */
export function refusalIn(answer: unknown): string | null {
  if (isNotSent(answer)) return answer.notSent;
  const { form } = (answer ?? {}) as { form?: FormState };
  return form ? Object.values(form.errors).join(" ") : null;
}

/** Tells the shop that chosen files need not be asked for again: where React runs, a refused form stays as it is. */
const FilesStay = () => (
  <input type="hidden" name={filesKept} value="yes" disabled={!useHydrated()} />
);

/** Beside the button that was pressed: why the form did not get there. */
export function NotSent({ words }: { words: string | null }) {
  return (
    words && (
      <p className="not-sent" role="alert">
        {words}
      </p>
    )
  );
}
