import type { Gap } from "../delivery";

/** What a courier misses in an order's address: "No PIN", "No mobile". */
export function GapMarks({ gaps }: { gaps: Gap[] }) {
  return gaps.map((gap) => (
    <span key={gap} className="badge badge-warn">
      {gap}
    </span>
  ));
}
