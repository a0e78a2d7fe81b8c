import { useNavigate, useSearchParams } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useToaster } from "~/ui/toaster";
import type { PayFormData } from "./pay-form.server";

type Paid = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

type PayWindow = { open(): void; on(event: "payment.failed", listener: () => void): void };

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => PayWindow;
  }
}

/**
 * Loads the provider's script and returns a function that opens its window: false if the script is missing, so the caller
 * falls back to the hosted page. With `?open` (straight from Checkout) the window opens by itself, once.
 */
export function usePayWindow(
  form: PayFormData,
  callback: RefObject<HTMLFormElement>,
): () => boolean {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const toaster = useToaster();
  const opensItself = search.has("open");
  const statusPage = `/order/${new URL(form.fields.callback_url ?? "").searchParams.get("o")}`;

  function open(): boolean {
    if (!window.Razorpay) return false;
    const payWindow = new window.Razorpay({
      ...optionsOf(form.fields),
      // The window's result is posted to the same callback as the hosted page's.
      handler: (paid: Paid) => post(callback.current, paid),
      modal: { ondismiss: () => navigate(statusPage) },
    });
    payWindow.on("payment.failed", () =>
      toaster.show({ type: "error", message: "Payment Failed" }),
    );
    payWindow.open();
    return true;
  }

  useEffect(() => {
    const script = document.createElement("script");
    script.src = form.script;
    script.addEventListener("load", () => {
      if (!opensItself) return;
      setSearch({}, { replace: true, preventScrollReset: true });
      open();
    });
    document.head.append(script);
    return () => script.remove();
    // oxlint-disable-next-line react/exhaustive-deps -- once per payment: a second script would open a second window
  }, [form.fields.order_id]);

  return open;
}

function optionsOf(fields: Record<string, string>): Record<string, unknown> {
  return {
    key: fields.key_id,
    order_id: fields.order_id,
    amount: fields.amount,
    currency: fields.currency,
    name: fields.name,
    description: fields.description,
    image: fields.image,
    prefill: {
      name: fields["prefill[name]"],
      email: fields["prefill[email]"],
      contact: fields["prefill[contact]"],
    },
    theme: { color: "#173c2c" },
  };
}

function post(form: HTMLFormElement | null, paid: Paid): void {
  if (!form) return;
  for (const [name, value] of Object.entries(paid)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  form.submit();
}
