import { useNavigation } from "@remix-run/react";
import { packsIn } from "~/base/db/packs";
import { quantityField } from "./field-names";

/**
 * The cart as the form that is on its way to the shop makes it. The page shows it at once; what the answer says takes its place. `packsOf`:
 * of a line, 0 once its Remove was pressed.
 */
export function useCartOnItsWay() {
  const { formData } = useNavigation();
  const removed = formData?.get("intent") === "remove" ? formData.get("line") : null;
  return {
    packsOf: ({ id, quantity }: { id: string; quantity: number }): number => {
      if (id === removed) return 0;
      const typed = formData?.get(quantityField(id));
      return (typeof typed === "string" && packsIn(typed)) || quantity;
    },
    /** How many products leave it. */
    leaving: removed === null ? 0 : 1,
  };
}
