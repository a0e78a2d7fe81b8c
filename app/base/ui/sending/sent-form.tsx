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
import { SaidProvider } from "../checking/said";
import { type FormCheck, useChecks } from "../checking/use-checks";
import { useHydrated } from "../hydrated";
import { useAsking } from "./asking";
import { isNotSent } from "./client-action";
import { waitForTurn } from "./form-turns";
import { type FormRef, SendingProvider, useSentForm } from "./sent";

export type SentProps = Omit<FormProps, "method" | "navigate" | "fetcherKey"> & {
  /** The form itself, for who sends it from elsewhere. */
  formRef?: FormRef;
  check?: FormCheck | undefined;
};

const buttonOf = ({ nativeEvent }: React.FormEvent) => (nativeEvent as SubmitEvent).submitter;

/** A form that asks for a page: search, filters; with `replace` and `preventScrollReset` in place. */
export function AskingForm({
  isHere,
  formRef,
  check: _check,
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
export function FormOfPage({ children, onSubmit, onChange, formRef, check, ...props }: SentProps) {
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
  const { said, ...checks } = useChecks(check, answer, onChange);
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
      <RemixForm method="post" preventScrollReset {...props} {...own} {...checks} onSubmit={submit}>
        <SaidProvider value={said}>{children}</SaidProvider>
        {props.encType === "multipart/form-data" && <AnsweredInPlace />}
        <NotSent words={isLast && isNotSent(answer) ? answer.notSent : null} />
      </RemixForm>
    </SendingProvider>
  );
}

/** A form that is sent to another page, and leaves this one only where that leads on. */
export function FormElsewhere({
  children,
  onSubmit,
  onChange,
  formRef,
  check,
  ...props
}: SentProps) {
  const { Form: FetcherForm, state, data: answer } = useFetcher();
  const {
    sending,
    begin,
    props: own,
  } = useSentForm(state !== "idle", answer !== undefined, formRef);
  const { said, ...checks } = useChecks(check, answer, onChange);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    if (state === "idle") begin(buttonOf(event));
    else event.preventDefault();
  };
  return (
    <SendingProvider value={sending}>
      <FetcherForm method="post" {...props} {...own} {...checks} onSubmit={submit}>
        <SaidProvider value={said}>{children}</SaidProvider>
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

/** Tells the shop that the page stays where it is, with what was typed and chosen, and shows the answer: where React runs. */
export const AnsweredInPlace = () => (
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
