import { trap } from "./fields";

/** A field that only a program fills: out of sight, out of the tab order, unknown to screen readers and to autofill. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={trap}>Leave this empty</label>
      <input id={trap} name={trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
