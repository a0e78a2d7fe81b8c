import { useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { mostPacks, packsIn } from "~/base/db/packs";
import { useSave } from "../saving";

const mayStep = (from: number, by: number) => from + by >= 1 && from + by <= mostPacks;

/** The field of a line's quantity, which is saved once it is left, and the buttons beside it, which save at once. */
export function useQuantity({ quantity }: { quantity: number }) {
  const save = useSave();
  const field = useRef<HTMLInputElement>(null);
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [packs, setPacks] = useState(quantity);

  // From a number that was refused on, it goes by the one of the cart.
  const read = useCallback(() => packsIn(field.current?.value ?? "") ?? quantity, [quantity]);
  const { state } = useNavigation();
  // Also after an answer, and after what was typed before this ran.
  useEffect(() => setPacks(read()), [read, state]);

  return {
    /** What the field holds, saved or not. */
    packs,
    mayStep: (by: 1 | -1) => mayStep(packs, by),
    step(by: 1 | -1): void {
      const before = read();
      if (!field.current || !mayStep(before, by)) return;
      const to = before + by;
      field.current.value = String(to);
      setPacks(to);
      const [pressed, other] = by > 0 ? [more, less] : [less, more];
      if (!mayStep(to, by) && document.activeElement === pressed.current) other.current?.focus();
      save();
    },
    less,
    more,
    /** For the field. */
    props: {
      ref: field,
      onInput: () => setPacks(read()),
      // One that was refused is not sent again as it is.
      onBlur: () => {
        if (field.current && field.current.value !== field.current.defaultValue) save();
      },
    },
  };
}
