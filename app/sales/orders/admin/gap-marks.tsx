import type { Gap } from "../delivery";

/** What an order lacks: "No PIN", "PIN not known", "India Post only", "No mobile", "No delivery charged", "Owed: 2" packs. */
export function GapMarks({ gaps }: { gaps: Gap[] }) {
  return gaps.map((gap) => (
    <span key={gap} className="badge badge-warn">
      {gap}
    </span>
  ));
}
