import { useArrival } from "./use-arrival";

/** Reads the title of a page aloud that React put in the place of another. */
export function Arrival() {
  return (
    <p className="visually-hidden" role="status">
      {useArrival()}
    </p>
  );
}
