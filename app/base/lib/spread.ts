/**
 * Spreads `paise` in proportion to `room`, the maximum (paise) of each share. Shares are whole, never exceed their room and
 * add up to `paise` exactly: paise left by rounding down go, one each, to the shares that lost most (largest remainder).
 * An amount beyond the total room is dropped.
 */
export function spread(paise: number, room: number[]): number[] {
  const totalRoom = room.reduce((sum, each) => sum + each, 0);
  const amount = Math.min(paise, totalRoom);
  if (amount <= 0) return room.map(() => 0);
  const exact = room.map((each) => BigInt(amount) * BigInt(each));
  const parts = exact.map((product) => Number(product / BigInt(totalRoom)));
  const lost = exact.map((product) => Number(product % BigInt(totalRoom)));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const first = lost.map((_, index) => index).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const roundedUp = new Set(first.slice(0, left));
  return parts.map((part, index) => part + (roundedUp.has(index) ? 1 : 0));
}
