import { useEffect, useRef, useState } from "react";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { t } from "~/base/words/say";
import { PayBar } from "../pay-bar";
import type { PayFormData } from "../pay-form.server";
import { ToastStrip } from "~/base/ui/toasts";
import { usePayWindow } from "./use-pay-window";

/**
 * Posts to the provider's hosted page. With script the provider's window opens over this page instead, whose result is posted to the
 * same callback as the hosted page's. `isPart`: of the order, the rest of which is paid on delivery.
 */
export function PayForm({
  form,
  totalPaise,
  isPart = false,
}: {
  form: PayFormData;
  totalPaise: number;
  isPart?: boolean;
}) {
  const { open, paid, failures } = usePayWindow(form);
  const [isLeaving, leave] = useLeaving();
  const submit = (event: React.FormEvent) => {
    if (open()) event.preventDefault();
    else leave();
  };
  return (
    <>
      <form method="post" action={form.action} onSubmit={submit}>
        <Fields of={form.fields} />
        <PayBar totalPaise={totalPaise} isPart={isPart}>
          <Button tone="accent" className="pay-button" pending={isLeaving || paid !== null}>
            {t("Pay {total}", { total: rupees(totalPaise) })}
          </Button>
        </PayBar>
      </form>
      {failures > 0 && <FailureToast key={failures} />}
      {paid && <Callback address={form.fields.callback_url} fields={paid} />}
    </>
  );
}

/** Goes by itself, and by the browser: it leaves for the page that the answer leads to. */
function Callback({
  address,
  fields,
}: {
  address: string | undefined;
  fields: Record<string, string>;
}) {
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => own.current?.submit(), []);
  return (
    <form ref={own} method="post" action={address} hidden>
      <Fields of={fields} />
    </form>
  );
}

const Fields = ({ of: fields }: { of: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** Whether the browser is on its way to a page elsewhere. Back, a page that the browser kept is not. */
function useLeaving(): [isLeaving: boolean, leave: () => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);
  return [isLeaving, () => setLeaving(true)];
}

/** Says over the provider's window that a payment failed: other toasts lie under it. */
function FailureToast() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    // Browsers without it show the toast where it stands.
    if (!shown?.showPopover) return;
    shown.popover = "manual";
    shown.showPopover();
  }, []);
  return (
    <div ref={place} className="over-window">
      <ToastStrip type="error" message={t("Payment Failed")} />
    </div>
  );
}
