import { replaceAddress } from "~/base/ui/browser/send-forms";
import { showToast } from "~/base/ui/browser/toasts";

type Paid = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

type PayWindow = { open(): void; on(event: "payment.failed", listener: () => void): void };

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => PayWindow;
  }
}

/** What the provider calls the languages of pages. */
const spokenThere: Record<string, string> = { "gu-IN": "guj", "hi-IN": "hi" };

/** Opens the provider's window over the page of a `PayForm`. While the provider's script is missing, the form goes to the hosted page. */
export function openPayWindows(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.payScript !== undefined && open(form)) event.preventDefault();
  });
}

/** Loads the provider's script for the form of this page. With `?open` (straight from Checkout) the window opens by itself, once. */
export function preparePayWindow(): void {
  const src = payForm()?.dataset.payScript;
  if (!src || document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement("script");
  script.src = src;
  script.addEventListener("load", () => {
    const form = payForm();
    if (!form || !new URLSearchParams(location.search).has("open")) return;
    replaceAddress(location.pathname);
    open(form);
  });
  document.head.append(script);
}

const payForm = () => document.querySelector<HTMLFormElement>("form[data-pay-script]");

function open(form: HTMLFormElement): boolean {
  if (!window.Razorpay) return false;
  const { statusPage = "", failed = "" } = form.dataset;
  const payWindow = new window.Razorpay({
    ...optionsOf(new FormData(form)),
    // The window's result is posted to the same callback as the hosted page's.
    handler: (paid: Paid) => post(form, paid),
    modal: { ondismiss: () => location.assign(statusPage) },
  });
  payWindow.on("payment.failed", () => showToast("error", failed));
  payWindow.open();
  return true;
}

function optionsOf(fields: FormData): Record<string, unknown> {
  const field = (name: string) => fields.get(name) ?? undefined;
  return {
    key: field("key_id"),
    order_id: field("order_id"),
    amount: field("amount"),
    currency: field("currency"),
    name: field("name"),
    description: field("description"),
    image: field("image"),
    prefill: {
      name: field("prefill[name]"),
      email: field("prefill[email]"),
      contact: field("prefill[contact]"),
    },
    theme: { color: "#173c2c" },
    config: { display: { language: spokenThere[document.documentElement.lang] ?? "en" } },
  };
}

function post(payForm: HTMLFormElement, paid: Paid): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = String(new FormData(payForm).get("callback_url"));
  form.hidden = true;
  for (const [name, value] of Object.entries(paid)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  // By the browser: it leaves for the page that the answer leads to.
  form.submit();
}
