import { useCallback, useEffect, useRef, useState } from "react";
import { useReleased } from "~/base/ui/browser/use-released";
import { localized } from "~/base/words/addresses";
import type { ShownAddress } from "../address/known-buyer.server";
import { searchOf } from "../cart-choices";
import type { ShownPrice } from "../checkout-page.server";
import { askedFor, chosenIn, fillFromPin, isPriceOf, tickChosen } from "./chosen";

/** Fields that change the price. */
const priced = new Set(["pin", "address", "way", "method"]);

/**
 * The price of what is chosen in the form. `page`: the price that the page came with; it is asked for anew as something is chosen, and
 * only the newest answer is shown. Without a connection the price stays until that is back. Asked for without a fetcher: where its
 * answer does not come, Remix puts an error page in the place of this one.
 */
export function useLivePrice(page: ShownPrice, addresses: ShownAddress[]) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef({ search: "", by: new AbortController() });
  const fromPin = useRef({ state: "", city: "" });
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState({ page, price: page });
  const released = useReleased();
  // What the page says itself, such as of a form that came back, is newer.
  const price = answer.page === page ? answer.price : page;

  const stop = useCallback(() => {
    asked.current.by.abort();
    asked.current.search = "";
    setIsAsking(false);
  }, []);

  const ask = useCallback(
    async (search: string) => {
      if (asked.current.search === search) return;
      stop();
      const by = new AbortController();
      asked.current = { search, by };
      setIsAsking(true);
      const news = await priceFor(search, by.signal);
      await released();
      if (by.signal.aborted) return;
      setIsAsking(false);
      if (news) setAnswer({ page, price: news });
      else asked.current.search = "";
    },
    [page, released, stop],
  );

  const askUnlessShown = useCallback(() => {
    if (!form.current) return;
    const chosen = chosenIn(form.current, addresses, price.pin);
    if (!isPriceOf(price, chosen)) void ask(searchOf(askedFor(price, chosen)));
  }, [price, addresses, ask]);

  useEffect(() => stop, [page, stop]);
  useEffect(() => {
    if (price !== page && form.current) tickChosen(form.current, price);
    const told = { state: price.state, city: price.town };
    if (form.current) fromPin.current = fillFromPin(form.current, told, fromPin.current);
    // What was chosen before React ran, or while a form was on its way.
    askUnlessShown();
  }, [price, page, askUnlessShown]);
  useEffect(() => {
    const askAgain = () => {
      // What is on its way may be lost without that being known yet.
      stop();
      askUnlessShown();
    };
    addEventListener("online", askAgain);
    return () => removeEventListener("online", askAgain);
  }, [stop, askUnlessShown]);

  return {
    price,
    isAsking,
    /** For the form. */
    formRef: form,
    /** For the form. */
    onChange({ target }: React.FormEvent<HTMLFormElement>) {
      if (!form.current || !priced.has((target as HTMLFormElement).getAttribute("name") ?? ""))
        return;
      void ask(searchOf(askedFor(price, chosenIn(form.current, addresses, price.pin))));
    },
  };
}

/** Null: it did not come, or nothing can be ordered any more; sending the form says why. */
async function priceFor(search: string, signal: AbortSignal): Promise<ShownPrice | null> {
  try {
    const response = await fetch(localized(`/checkout/price${search}`), { signal });
    return response.ok ? ((await response.json()) as ShownPrice) : null;
  } catch {
    return null;
  }
}
