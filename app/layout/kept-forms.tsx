import { useEffect } from "react";
import { forgetNotSent, offlineWords, sayNotSent } from "~/ui/plain/not-sent";

/** A form that was sent, as long as this document lives: what it held, and from where to where. */
export type SentForm = {
  from: string;
  action: string;
  fields: [name: string, value: string][];
  hasFiles: boolean;
};

let last: SentForm | null = null;

/** The form that was sent last from this address; null: none was. */
export const lastSentFrom = (address: string): SentForm | null =>
  last?.from === address ? last : null;

/** Keeps what was typed when a form cannot be sent: without a network the form stays as it is, and says so beside its button. */
export function KeptForms() {
  useEffect(() => {
    addEventListener("submit", keepOrRemember, { capture: true });
    return () => removeEventListener("submit", keepOrRemember, { capture: true });
  }, []);
  return null;
}

function keepOrRemember(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  forgetNotSent(form);
  if (navigator.onLine) return remember(form, submitter);
  event.preventDefault();
  event.stopImmediatePropagation();
  sayNotSent(form, submitter, offlineWords);
}

function remember(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const data = [...new FormData(form)];
  const fields = data.filter((field): field is [string, string] => typeof field[1] === "string");
  if (submitter instanceof HTMLButtonElement && submitter.name)
    fields.push([submitter.name, submitter.value]);
  last = {
    from: location.pathname,
    action: (submitter as HTMLButtonElement | null)?.getAttribute("formaction") ?? form.action,
    fields,
    hasFiles: data.some(([, value]) => value instanceof File && value.size > 0),
  };
}
