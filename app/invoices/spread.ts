/**
 * Spreads `paise` over shares in proportion to `room`, the most (paise) that each may take. The parts are whole, none is
 * larger than its room, and they add up to `paise` exactly: what rounding down leaves over goes, a paisa each, to those
 * who lost most by it. What does not fit into all the room together is left out.
 */
export function spread(paise: number, room: number[]): number[] {
  const all = room.reduce((sum, each) => sum + each, 0);
  const given = Math.min(paise, all);
  if (given <= 0) return room.map(() => 0);
  const exact = room.map((each) => BigInt(given) * BigInt(each));
  const parts = exact.map((product) => Number(product / BigInt(all)));
  const lost = exact.map((product) => Number(product % BigInt(all)));
  const left = given - parts.reduce((sum, part) => sum + part, 0);
  const first = lost.map((_, index) => index).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const luckier = new Set(first.slice(0, left));
  return parts.map((part, index) => part + (luckier.has(index) ? 1 : 0));
}
