import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { counterPath } from "./paths";
import type { ShownPrice } from "./shown-price.server";

/** How long (ms) one has to pause while typing until the server is asked. */
const pause = 250;

/** Fields that change no price. */
const without = new Set([
  "name",
  "paid",
  "reference",
  "owed",
  "line",
  "area",
  "city",
  "state",
  "words",
]);

/** The price of what is typed, with script: asked of the server, the only one who picks prices. `given`: that of the page. */
export function useCounterPrice(given: ShownPrice | null) {
  const fetcher = useFetcher<{ price: ShownPrice | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onChange(event: React.FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (event.target instanceof Element && without.has(event.target.getAttribute("name") ?? ""))
      return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const typed = new FormData(form);
      typed.set("intent", "price");
      fetcher.submit(typed, { method: "post", action: counterPath });
    }, pause);
  }

  const price = fetcher.data ? fetcher.data.price : given;
  return { price, isAsking: fetcher.state !== "idle", onChange };
}
