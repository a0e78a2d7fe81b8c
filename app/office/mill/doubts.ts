import { shareWords } from "./amounts";
import type { Pressed } from "./yields.server";

/**
 * What a pressing of groundnut kernels gives, in percent of their weight: oil 38–42 by a cold press or an expeller, up to 45 hot; a
 * share outside of these is asked about. Published figures of the Indian groundnut institute and of makers of presses.
 */
const usual = { oil: [34, 50], cake: [40, 60], mostLost: 10 } as const;
/** Points that a yield may differ from the mill's own last thirty days. */
const mostOff = 3;
/** Percent; seed keeps and presses well at 5 to 8. */
const mostMoisture = 9;

const percent = (part: number, whole: number) => (part * 100) / whole;

/** What is asked about a pressing before it is stored. `before`: the last thirty days of the same crop. */
export function doubtsOfPressing(
  now: Omit<Pressed, "pressings">,
  before: Pressed,
  isGroundnut: boolean,
): string[] {
  const { seed, oil, cake, foots } = now;
  const share = percent(oil, seed);
  const said = shareWords(oil, seed);
  const lost = seed - oil - cake - foots;
  const doubts: string[] = [];
  if (isGroundnut && (share < usual.oil[0] || share > usual.oil[1]))
    doubts.push(`${said} of the seed became oil; usual are ${usual.oil[0]} to ${usual.oil[1]} %.`);
  else if (before.seed > 0 && Math.abs(share - percent(before.oil, before.seed)) > mostOff)
    doubts.push(
      `${said} of the seed became oil; in the last 30 days it was ${shareWords(before.oil, before.seed)}.`,
    );
  if (cake === 0)
    doubts.push(`No cake is noted, so ${shareWords(lost, seed)} of the seed counts as lost.`);
  else if (percent(lost, seed) > usual.mostLost)
    doubts.push(
      `${shareWords(lost, seed)} of the seed counts as lost; usual are up to ${usual.mostLost} %.`,
    );
  if (
    isGroundnut &&
    cake > 0 &&
    (percent(cake, seed) < usual.cake[0] || percent(cake, seed) > usual.cake[1])
  )
    doubts.push(
      `${shareWords(cake, seed)} of the seed became cake; usual are ${usual.cake[0]} to ${usual.cake[1]} %.`,
    );
  return doubts;
}

/** What is asked about seed before it is stored. `moisture`: tenths of a percent. */
export const doubtsOfSeed = (moisture: number | null): string[] =>
  moisture !== null && moisture > mostMoisture * 10
    ? [`A moisture of ${moisture / 10} % is high: above ${mostMoisture} % seed does not keep.`]
    : [];
