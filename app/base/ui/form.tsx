import { useLocation } from "@remix-run/react";
import type { FormState } from "~/base/lib/form/form";
import { hasLanguages } from "~/base/words/addresses";
import { language } from "~/base/words/language";
import { isSoft } from "./link";
import { FormStateProvider } from "./sending/form-state";
import { AskingForm, FormElsewhere, FormOfPage, type SentProps } from "./sending/sent-form";

type FormProps = Omit<SentProps, "action" | "state"> & {
  method?: "get" | "post";
  action?: string | undefined;
};

/**
 * A form that is sent to the shop, in the same language; without an action to the page it stands on. What is missing is said by the
 * browser in its own language, which may be another than the page's: in Gujarati and Hindi the shop says it. `check`: what the shop
 * will say of a field is said as the field is left. `state`: of the last submit, if it was refused; what stands in the form reads it by
 * `useFormState`.
 */
export function Form({ state, ...props }: FormProps & { state?: FormState | undefined }) {
  return (
    <FormStateProvider value={state}>
      <SentForm {...props} />
    </FormStateProvider>
  );
}

function SentForm({ method = "get", action, ...props }: FormProps) {
  const { pathname } = useLocation();
  const [to = ""] = action?.split(/[?#]/) ?? [];
  const isHere = to === "" || to === pathname;
  const sending: SentProps = action === undefined ? props : { ...props, action };
  if (method === "get")
    return <AskingForm {...sending} isHere={isHere} isSoft={isHere || isSoft(pathname, to)} />;
  sending.noValidate ??= language() !== "en";
  if (language() !== "en" && !hasLanguages(to)) return <PlainForm {...sending} />;
  return isHere ? <FormOfPage {...sending} /> : <FormElsewhere {...sending} />;
}

/** To what has no language: Remix would put that of the page before the address. */
const PlainForm = ({ formRef, check: _check, ...props }: SentProps) => (
  <form {...props} ref={formRef} method="post" />
);
