import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import type { DeliveryWay } from "~/db/statuses";
import { pinIn } from "~/delivery/pin";
import { sumsOf } from "~/orders/sums";
import type { OfferedAddress } from "./known-buyer.server";
import type { ShownPrice } from "./checkout-page.server";

/**
 * The price of the choices in the form as they are made, with script: ways and methods are added up here, another PIN is asked of the
 * server. Returns the price to show and the form's `onChange`.
 */
export function useLivePrice(given: ShownPrice, addresses: OfferedAddress[]) {
  const fetcher = useFetcher<{ price: ShownPrice }>();
  const price = fetcher.data?.price ?? given;
  const [chosen, setChosen] = useState<{ way?: string | undefined; method?: string | undefined }>(
    {},
  );
  const [asked, setAsked] = useState(given.pin);

  function onChange(event: React.FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? "");
    const way = textOf("way").split(":")[0];
    setChosen({ way, method: textOf("method") });
    const known = addresses.find(({ id }) => id === form.get("address"));
    const pin = known?.pin ?? pinIn(textOf("pin"));
    if (!pin || pin === asked) return;
    setAsked(pin);
    fetcher.load(`/checkout?${new URLSearchParams({ pin, way: way ?? "" })}`);
  }

  return { price: withChoices(price, chosen), onChange };
}

/** The price with another way or method; those that are not offered for it count for nothing. */
export function withChoices(
  price: ShownPrice,
  { way, method }: { way?: string | undefined; method?: string | undefined },
): ShownPrice {
  const quote =
    way === undefined || (way === "" && price.quote)
      ? price.quote
      : (price.quotes.find((each) => each.way === (way as DeliveryWay)) ?? price.quote);
  const paid = price.payment.methods.find((each) => each === method) ?? price.method;
  const feePaise = paid === "on-delivery" ? price.payment.onDeliveryFeePaise : 0;
  const sums = sumsOf({ ...price.sums, deliveryPaise: quote?.pricePaise ?? 0, feePaise });
  return { ...price, quote, method: paid, sums };
}
