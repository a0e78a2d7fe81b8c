import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { pinIn } from "~/delivery/pin";
import { sumsOf } from "~/orders/sums";
import type { OfferedAddress } from "../address/known-buyer.server";
import type { ShownPrice } from "../checkout-page.server";

/** Stands in the address that a script asks while the form is open. */
export const asksForPrice = "price";

/** What is chosen in the form. */
type Chosen = { way?: string | undefined; method?: string | undefined };

/**
 * The price of the choices in the form as they are made, with script: ways and methods are added up here, another PIN is asked of the
 * server. `sent`: the fields of a form that came back. Returns the price to show and the form's `onChange`.
 */
export function useLivePrice(given: ShownPrice, addresses: OfferedAddress[], sent: Chosen = {}) {
  const fetcher = useFetcher<{ price: ShownPrice } | null>();
  const price = fetcher.data?.price ?? given;
  const [chosen, setChosen] = useState<Chosen>({
    way: wayIn(sent.way) ?? given.quote?.way,
    method: sent.method ?? given.method,
  });
  const [asked, setAsked] = useState(given.pin);

  function onChange(event: React.FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? "");
    const way = wayIn(textOf("way"));
    setChosen({ way, method: textOf("method") });
    const known = addresses.find(({ id }) => id === form.get("address"));
    const pin = known?.pin ?? pinIn(textOf("pin"));
    if (!pin || pin === asked) return;
    setAsked(pin);
    fetcher.load(`/checkout?${new URLSearchParams({ pin, way: way ?? "", [asksForPrice]: "" })}`);
  }

  return { price: withChoices(price, chosen), onChange };
}

/** The way in a field's `courier:6000`. */
const wayIn = (value: string | undefined) => value?.split(":")[0];

/**
 * The price with another way or method. One that is not offered is replaced by the first one, as on the server: a parcel never by
 * collecting.
 */
export function withChoices(price: ShownPrice, { way, method }: Chosen): ShownPrice {
  const { quotes } = price;
  const quote =
    quotes.find((each) => each.way === way) ??
    quotes.find((each) => each.way !== "collect") ??
    null;
  const { payment } = quote ?? price;
  const { methods, onDeliveryFeePaise } = payment;
  const paid = methods.find((each) => each === method) ?? methods[0] ?? price.method;
  const feePaise = paid === "on-delivery" ? onDeliveryFeePaise : 0;
  const sums = sumsOf({ ...price.sums, deliveryPaise: quote?.pricePaise ?? 0, feePaise });
  return { ...price, quote, payment, method: paid, sums };
}
