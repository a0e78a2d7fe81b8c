import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";

/** The form that the ticks of the list belong to, wherever they stand. */
export const tickForm = "ticked-orders";

/** How many orders of the list are ticked; null: nobody has counted. */
const TickedCount = createContext<number | null>(null);

/** Around a list of orders and its bar: counts the ticks, wherever they stand in it. */
export function CountsTicks({ children }: { children: React.ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const recount = useCallback(
    () => setCount(list.current?.querySelectorAll(`input[form="${tickForm}"]:checked`).length ?? 0),
    [],
  );
  useEffect(() => {
    recount();
    // Back in the history, the browser ticks them again.
    addEventListener("pageshow", recount);
    return () => removeEventListener("pageshow", recount);
    // Another page of the list, or all of it ticked, has other children.
  }, [recount, children]);
  return (
    <TickedCount.Provider value={count}>
      <div ref={list} className="order-rows" onChange={recount}>
        {children}
      </div>
    </TickedCount.Provider>
  );
}

/** Said at the bar. */
export function TickCount() {
  const count = useContext(TickedCount);
  return (
    <span className="tick-count" role="status">
      {count === null ? "Ticked:" : `${count} ticked`}
    </span>
  );
}
