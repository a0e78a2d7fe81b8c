// How long each of the checks takes.

const steps = [];

/** Does one of them. */
export async function timed(name, work) {
  const begun = performance.now();
  const result = await work();
  steps.push([name, (performance.now() - begun) / 60_000]);
  return result;
}

/** A table of all that was done so far. */
export function whereTimeWent() {
  const all = steps.reduce((sum, [, minutes]) => sum + minutes, 0);
  return [...steps, ["all", all]]
    .map(([name, minutes]) => `${minutes.toFixed(1).padStart(6)} min  ${name}\n`)
    .join("");
}
