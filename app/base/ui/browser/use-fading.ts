import { useEffect, useRef, useState } from "react";

const fadeMs = 200;

/**
 * Lets a toast fade after `stay` ms, which begin anew when pointer and focus have left it. One that stands in the flow of its page stays
 * until it is dismissed: nothing moves by itself.
 */
export function useFading(stay: number) {
  const toast = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<"shown" | "leaving" | "gone">("shown");
  const [isHeld, setHeld] = useState(false);
  const [isInFlow, setInFlow] = useState(false);

  useEffect(() => {
    const place = toast.current?.closest(".toasts");
    setInFlow(Boolean(place && getComputedStyle(place).position === "static"));
  }, []);

  const waits = phase === "shown" && (isHeld || isInFlow) ? Number.POSITIVE_INFINITY : stay;
  const ms = phase === "shown" ? waits : fadeMs;
  useEffect(() => {
    if (phase === "gone" || !Number.isFinite(ms)) return;
    const timer = setTimeout(() => setPhase(phase === "shown" ? "leaving" : "gone"), ms);
    return () => clearTimeout(timer);
  }, [phase, ms]);

  return {
    isGone: phase === "gone",
    leave: () => setPhase("leaving"),
    classes: [isInFlow && "toast-stays", phase === "leaving" && "toast-leaving"].filter(Boolean),
    holding: {
      ref: toast,
      onPointerEnter: () => setHeld(true),
      onFocus: () => setHeld(true),
      onPointerLeave: ({ currentTarget }: React.PointerEvent) =>
        setHeld(currentTarget.contains(document.activeElement)),
      onBlur: ({ currentTarget }: React.FocusEvent) => setHeld(currentTarget.matches(":hover")),
    },
  };
}
