import {
  type FormProps,
  Form as RemixForm,
  useActionData,
  useFetcher,
  useNavigation,
} from "@remix-run/react";
import { filesKept } from "~/base/lib/form/files";
import { useId, useState } from "react";
import type { FormState } from "~/base/lib/form/form";
import { t } from "~/base/words/say";
import { SaidProvider } from "../checking/said";
import { type FormCheck, useChecks } from "../checking/use-checks";
import { useHydrated } from "../hydrated";
import { useAsking } from "./asking";
import { isNotSent, noConnection } from "./client-action";
import { formKey, isTurnTaken, takeTurn, useIsOnItsWay, waitForTurn } from "./form-turns";
import { type FormRef, SendingProvider, useSentForm } from "./sent";
import { UploadProgress } from "./upload-progress";

export type SentProps = Omit<FormProps, "method" | "navigate"> & {
  /** The form itself, for who sends it from elsewhere. */
  formRef?: FormRef;
  check?: FormCheck | undefined;
  /** Of a form to another page: for who shows its answer (`formKey`). */
  fetcherKey?: string;
};

const buttonOf = ({ nativeEvent }: React.FormEvent) => (nativeEvent as SubmitEvent).submitter;

/**
 * A form that asks for a page: search, filters; with `replace` and `preventScrollReset` in place. One that asks for its own page lets a
 * form be sent first.
 */
export function AskingForm({
  isHere,
  isSoft,
  formRef,
  check: _check,
  fetcherKey: _none,
  onSubmit,
  action,
  children,
  ...props
}: SentProps & { isHere: boolean; isSoft: boolean }) {
  const isInPlace = isHere && Boolean(props.replace);
  const { isOffline, sending, to, submit } = useAsking({ isSoft, action, isInPlace });
  return (
    <SendingProvider value={sending}>
      <RemixForm
        method="get"
        reloadDocument={!isSoft}
        {...props}
        {...(to !== undefined && { action: to })}
        ref={formRef}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (event.defaultPrevented) return;
          if (!isHere || !isTurnTaken()) return submit(event);
          event.preventDefault();
          waitForTurn(event.currentTarget, buttonOf(event));
        }}
      >
        {children}
        <NotSent words={isOffline ? t("There is no connection") : null} />
      </RemixForm>
    </SendingProvider>
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
  onChange,
  formRef,
  check,
  fetcherKey: _none,
  ...props
}: SentProps) {
  const { state } = useNavigation();
  const answer = useActionData();
  const sent = useSentForm(state !== "idle", answer != null, formRef);
  const { said, ...checks } = useChecks(check, answer, onChange);
  return (
    <SendingProvider value={sent.sending}>
      <RemixForm
        method="post"
        preventScrollReset
        {...props}
        {...sent.props}
        {...checks}
        onSubmit={useTurn(sent, onSubmit)}
      >
        <SaidProvider value={said}>{children}</SaidProvider>
        {props.encType === "multipart/form-data" && (
          <>
            <AnsweredInPlace />
            <UploadProgress />
          </>
        )}
        <NotSent words={sent.isLast && isNotSent(answer) ? answer.notSent : null} />
      </RemixForm>
    </SendingProvider>
  );
}

/**
 * A form that is sent to another page, and leaves this one only where that leads on. Without a connection it is not tried: that page's
 * script may not be here yet.
 */
export function FormElsewhere({
  children,
  onSubmit,
  onChange,
  formRef,
  check,
  fetcherKey,
  ...props
}: SentProps) {
  const own = useId();
  const key = formKey(fetcherKey ?? own);
  const { state, data: answer } = useFetcher({ key });
  const sent = useSentForm(state !== "idle", answer != null, formRef);
  const { said, ...checks } = useChecks(check, answer, onChange);
  // By its key: the form may come to be about something else.
  const [offlineAt, setOfflineAt] = useState<string | null>(null);
  const submit = useTurn(sent, (event) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    setOfflineAt(navigator.onLine ? null : key);
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
        {...checks}
        onSubmit={submit}
      >
        <SaidProvider value={said}>{children}</SaidProvider>
        <NotSent words={offlineAt === key ? noConnection() : refusalIn(answer)} />
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

/** Tells the shop that the page stays where it is, with what was typed and chosen, and shows the answer: where React runs. */
export const AnsweredInPlace = () => (
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
