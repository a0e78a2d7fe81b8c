import { type CellProblem, type DeliveryZone, keyOf } from "./delivery-table";

/** What is wrong with zones beside each other: two of one name, a PIN in two of one carrier, a van that goes everywhere. */
export function problemsBetween(zones: DeliveryZone[]): CellProblem[] {
  const problems: CellProblem[] = [];
  refuseNamesakes(zones, problems);
  refuseSharedPins(zones, problems);
  refuseVansEverywhere(zones, problems);
  return problems;
}

function refuseNamesakes(zones: DeliveryZone[], problems: CellProblem[]): void {
  const seen = new Set<string>();
  for (const [index, zone] of zones.entries()) {
    const [key, { name }] = [keyOf(zone), zone];
    if (name && seen.has(key))
      problems.push({ zone: index, cell: "zone", sentence: "another zone has that name" });
    seen.add(key);
  }
}

/** A PIN has at most one zone of each carrier. */
function refuseSharedPins(zones: DeliveryZone[], problems: CellProblem[]): void {
  const owners = new Map<string, string>();
  for (const [index, { name, carrier, pins }] of zones.entries()) {
    const taken = pins.filter((pin) => owners.has(`${carrier} ${pin}`));
    for (const pin of pins)
      if (!owners.has(`${carrier} ${pin}`)) owners.set(`${carrier} ${pin}`, name);
    const [first] = taken;
    if (!first) continue;
    const others = taken.length > 1 ? ` and ${taken.length - 1} more` : "";
    const owner = owners.get(`${carrier} ${first}`);
    const sentence = `${first}${others} is in the zone “${owner}” of the same carrier`;
    problems.push({ zone: index, cell: "pins", sentence });
  }
}

const isEverywhere = ({ pins }: DeliveryZone) => pins.includes("*");

/** A van does not go to every PIN that couriers go to. */
function refuseVansEverywhere(zones: DeliveryZone[], problems: CellProblem[]): void {
  const byCourier = zones.find((zone) => zone.carrier === "courier" && isEverywhere(zone));
  const index = zones.findIndex((zone) => zone.carrier === "van" && isEverywhere(zone));
  if (!byCourier || index < 0) return;
  const sentence = `* is in the zone “${byCourier.name}” of couriers: name the PINs that your van goes to`;
  problems.push({ zone: index, cell: "pins", sentence });
}
