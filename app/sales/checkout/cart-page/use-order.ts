import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { isNotSent, noConnection } from "~/base/ui/sending/client-action";
import { formKey, isTurnTaken, takeTurn, useIsOnItsWay } from "~/base/ui/sending/form-turns";
import { refusalIn } from "~/base/ui/sending/sent-form";

/**
 * For a cart whose Checkout button orders at once, at `/checkout`, while its form is saved here. `totalPaise`: what the cart shows. A
 * press waits for what is being saved; what it then orders at is the total that was shown at the press, or the shop asks again.
 */
export function useOrder(totalPaise: number) {
  const { data: answer, state, submit } = useFetcher({ key: formKey("checkout") });
  const { revalidate } = useRevalidator();
  const isOnItsWay = useIsOnItsWay();
  const isOrdering = useRef(false);
  const [seenPaise, setSeenPaise] = useState<number | null>(null);
  const [isLast, setIsLast] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const refusal = refusalIn(answer);

  useEffect(() => {
    if (state !== "idle") return;
    isOrdering.current = false;
    setSeenPaise(null);
    // Refused, because the cart is another than the one that is shown.
    if (refusal && !isNotSent(answer)) revalidate();
  }, [state, answer, refusal, revalidate]);

  return {
    isOrdering: state !== "idle",
    refusal: isLast && state === "idle" ? (isOffline ? noConnection() : refusal) : null,
    shownPaise: seenPaise ?? totalPaise,
    /** For the button. */
    onClick: () => {
      setSeenPaise((before) => (isOnItsWay ? (before ?? totalPaise) : null));
    },
    /** For the form. */
    onSubmit(event: React.FormEvent): void {
      const { submitter } = event.nativeEvent as SubmitEvent;
      // Its other buttons have names.
      const isOrder =
        submitter instanceof HTMLButtonElement &&
        submitter.hasAttribute("formaction") &&
        submitter.name === "";
      if (isOrder && isOrdering.current) event.preventDefault();
      if (!isOrder) setIsLast(false);
      // The form itself waits for its turn.
      if (!isOrder || isOrdering.current || isOnItsWay || isTurnTaken()) return;
      event.preventDefault();
      setIsLast(true);
      setIsOffline(!navigator.onLine);
      if (!navigator.onLine) return;
      takeTurn();
      isOrdering.current = true;
      submit(submitter);
    },
  };
}
