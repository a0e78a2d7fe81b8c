import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { priceField } from "./bargain/field-names";
import { packsField } from "./options";
import type { Desk } from "./desk.server";
import { counterPath } from "./paths";

/** How long (ms) one has to pause while typing until the server is asked. */
const pause = 250;

/** Fields that change no price. */
const without = new Set(
  "scan name reference owed overLimit line area city state words firm gstin".split(" "),
);

/**
 * The desk with the price of what is typed into its form, asked anew while somebody types. The number of the customer is in it, so the
 * form is posted, as its own button does. Without a connection the price stays as it is.
 */
export function usePrice(desk: Desk) {
  const { data, state, submit } = useFetcher<{ desk?: Desk }>();
  const place = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const ask = useCallback(() => {
    const form = place.current?.form;
    if (!form) return;
    const typed = new FormData(form);
    typed.set("intent", "price");
    submit(typed, { method: "post", action: counterPath });
  }, [submit]);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const { values } = desk.state;
  const isOther = useCallback(
    ([name, typed]: [string, FormDataEntryValue]) =>
      [packsField(""), priceField("")].some((start) => name.startsWith(start)) &&
      typed !== (values[name] ?? ""),
    [values],
  );
  useEffect(() => {
    const form = place.current?.form;
    // Typed before this script ran.
    if (form && [...new FormData(form)].some(isOther)) ask();
    return stop;
  }, [ask, isOther, stop]);
  return {
    /** For a field of the form. */
    place,
    priced: data?.desk ?? desk,
    isAsking: state !== "idle",
    /** For the form. */
    onChange({ target }: React.FormEvent<HTMLFormElement>) {
      if (without.has((target as HTMLFormElement).getAttribute("name") ?? "")) return;
      stop();
      timer.current = setTimeout(ask, pause);
    },
    onSubmit: stop,
  };
}
