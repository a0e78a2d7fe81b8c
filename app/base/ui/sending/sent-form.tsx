import {
  type FormProps,
  Form as RemixForm,
  useActionData,
  useFetcher,
  useNavigation,
} from "@remix-run/react";
import type { FormState } from "~/base/lib/form/form";
import { filesKept } from "~/base/lib/http/sent-by-script";
import { t } from "~/base/words/say";
import { useHydrated } from "../hydrated";
import { useAsking } from "./asking";
import { isNotSent } from "./client-action";
import { waitForTurn } from "./form-turns";
import { type FormRef, SendingProvider, useSentForm } from "./sent";

export type SentProps = Omit<FormProps, "method" | "navigate" | "fetcherKey"> & {
  /** The form itself, for who sends it from elsewhere. */
  formRef?: FormRef;
};

const buttonOf = ({ nativeEvent }: React.FormEvent) => (nativeEvent as SubmitEvent).submitter;

/** A form that asks for a page: search, filters; with `replace` and `preventScrollReset` in place. */
export function AskingForm({
  isHere,
  formRef,
  onSubmit,
  action,
  children,
  ...props
}: SentProps & { isHere: boolean }) {
  const isInPlace = isHere && Boolean(props.replace);
  const { isOffline, sending, to, submit } = useAsking({ isHere, action, isInPlace });
  return (
    <SendingProvider value={sending}>
      <RemixForm
        method="get"
        reloadDocument={!isHere}
        {...props}
        {...(to !== undefined && { action: to })}
        ref={formRef}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (!event.defaultPrevented) submit(event);
        }}
      >
        {children}
        <NotSent words={isOffline ? t("There is no connection") : null} />
      </RemixForm>
    </SendingProvider>
  );
}

/** A form that is sent to the page it stands on. While another one is on its way it waits. */
export function FormOfPage({ children, onSubmit, formRef, ...props }: SentProps) {
  const { state } = useNavigation();
  const answer = useActionData();
  const {
    sending,
    isLast,
    isSame,
    wait,
    begin,
    props: own,
  } = useSentForm(state !== "idle", answer !== undefined, formRef);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    const { currentTarget: form } = event;
    const by = buttonOf(event);
    if (state === "idle") return begin(by);
    event.preventDefault();
    if (isSame(by)) return;
    wait();
    waitForTurn(form, () => form.requestSubmit(by));
  };
  return (
    <SendingProvider value={sending}>
      <RemixForm method="post" preventScrollReset {...props} {...own} onSubmit={submit}>
        {children}
        {props.encType === "multipart/form-data" && <FilesStay />}
        <NotSent words={isLast && isNotSent(answer) ? answer.notSent : null} />
      </RemixForm>
    </SendingProvider>
  );
}

/** A form that is sent to another page, and leaves this one only where that leads on. */
export function FormElsewhere({ children, onSubmit, formRef, ...props }: SentProps) {
  const { Form: FetcherForm, state, data: answer } = useFetcher();
  const {
    sending,
    begin,
    props: own,
  } = useSentForm(state !== "idle", answer !== undefined, formRef);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    if (state === "idle") begin(buttonOf(event));
    else event.preventDefault();
  };
  return (
    <SendingProvider value={sending}>
      <FetcherForm method="post" {...props} {...own} onSubmit={submit}>
        {children}
        <NotSent words={isNotSent(answer) ? answer.notSent : refusalIn(answer)} />
      </FetcherForm>
    </SendingProvider>
  );
}

/** What another page said of its form. */
function refusalIn(answer: unknown): string | null {
  const { form } = (answer ?? {}) as { form?: FormState };
  return form ? Object.values(form.errors).join(" ") : null;
}

/** Tells the shop that chosen files need not be asked for again: where React runs, a refused form stays as it is. */
const FilesStay = () => (
  <input type="hidden" name={filesKept} value="yes" disabled={!useHydrated()} />
);

/** Beside the button that was pressed: why the form did not get there. */
function NotSent({ words }: { words: string | null }) {
  return (
    words && (
      <p className="not-sent" role="alert">
        {words}
      </p>
    )
  );
}
