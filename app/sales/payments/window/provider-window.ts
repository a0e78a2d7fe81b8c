import { language } from "~/base/words/language";

/** What the provider's window hands over after a payment. */
export type Paid = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

type ProviderWindow = { open(): void; on(event: "payment.failed", listener: () => void): void };

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => ProviderWindow;
  }
}

type Listeners = { onPaid: (paid: Paid) => void; onFailed: () => void; onDismissed: () => void };

/** What the provider calls the languages of pages. */
const spokenThere = { en: "en", gu: "guj", hi: "hi" };

/**
 * Opens the provider's window over the page, with the fields of its hosted form (`payFormOf`). False while its script is missing.
 */
export function openProviderWindow(fields: Record<string, string>, listeners: Listeners): boolean {
  if (!window.Razorpay) return false;
  const { onPaid, onFailed, onDismissed } = listeners;
  const opened = new window.Razorpay({
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
    config: { display: { language: spokenThere[language()] } },
    handler: onPaid,
    modal: { ondismiss: onDismissed },
  });
  opened.on("payment.failed", onFailed);
  opened.open();
  return true;
}

/** Loads the provider's script into this page, once; it stays. Rejects where it does not come. */
export function loadProviderScript(src: string): Promise<void> {
  const loading = scripts.get(src) ?? asScript(src);
  scripts.set(src, loading);
  return loading;
}

const scripts = new Map<string, Promise<void>>();

const asScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("The pay window's script is missing")));
    document.head.append(script);
  });
