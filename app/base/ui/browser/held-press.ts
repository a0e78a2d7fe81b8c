/** What waits for the finger or mouse button that is down to be lifted; null: none is down. */
let held: Promise<void> | null = null;

/** How long (ms) a press is waited for: one that ended outside the window is never told. */
const longest = 1000;

/** Notes from now on whether a finger or mouse button is down. */
export function watchPresses(): void {
  addEventListener("pointerdown", () => (held ??= lifted()), true);
}

/** Resolves once nothing is being pressed: what is replaced under a finger never hears of the press. */
export const pointerReleased = (): Promise<void> => held ?? Promise.resolve();

function lifted(): Promise<void> {
  return new Promise((done) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(limit);
      held = null;
      // The click comes right after.
      setTimeout(done);
    };
    for (const name of ["pointerup", "pointercancel"])
      addEventListener(name, end, { capture: true, signal: over.signal });
    const limit = setTimeout(end, longest);
  });
}
