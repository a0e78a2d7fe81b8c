import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { FormState } from "~/lib/form";
import type { LineProblem } from "./line-problem";
import type { ShownLine } from "./shown-line.server";

export type Answer = { form?: FormState };

/**
 * Saves quantities of one line, one after the other: of two that were on their way at once the first might arrive last. `sending`: the
 * newest until it is saved, else empty. `error`: this line's own refusal once it has sent something, before that the page's. A
 * success is a redirect without data, so the fetcher keeps the refusal before: it is dismissed on the next submit.
 */
export function useQuantities(line: ShownLine, here: string, problem: LineProblem | undefined) {
  const fetcher = useFetcher<Answer>();
  const [dismissed, setDismissed] = useState<Answer | "page">();
  const [waiting, setWaiting] = useState<string | null>(null);
  const isIdle = fetcher.state === "idle";
  const refusal = fetcher.data === dismissed ? undefined : fetcher.data?.form;
  const own = refusal && {
    typed: refusal.values.quantity,
    sentence: refusal.errors[line.id] ?? messageOf(refusal) ?? "",
  };
  const send = (quantity: string) => {
    setDismissed(fetcher.data ?? "page");
    setWaiting(null);
    const fields = { intent: "quantity", line: line.id, quantity };
    fetcher.submit(fields, { method: "post", action: here, preventScrollReset: true });
  };
  // oxlint-disable-next-line react/exhaustive-deps -- whenever the one before has arrived
  useEffect(() => void (isIdle && waiting !== null && send(waiting)), [isIdle, waiting]);
  return {
    sending: waiting ?? String(fetcher.formData?.get("quantity") ?? ""),
    error: dismissed ? own : problem,
    save: (quantity: string) => (isIdle ? send(quantity) : setWaiting(quantity)),
  };
}

/** The message of a refusal that does not belong to a field. */
export function messageOf({ errors, advice }: FormState): string | undefined {
  return [errors.form, advice].filter(Boolean).join(" ") || undefined;
}
