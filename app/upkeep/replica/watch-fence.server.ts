import { second } from "~/base/lib/time";
import type { CopyState } from "./copy-words";
import { isSucceeded, type Owner } from "./fence.server";
import type { Store } from "./store/store";
import { StoreAway } from "./store/store-away";

/**
 * How often (ms) the store is asked whether somebody took over. A shop closes as soon as it has seen that, within `patience` of
 * `server/serve.ts`: both together are what another machine waits for.
 */
export const fenceEvery = 3 * second;

/**
 * Asks once whether somebody came after `mine`, and calls `onSucceeded` at once if so, with a sentence. Notes in `state` whether the store
 * is away; a shop sells on then.
 */
export async function lookAtFence(
  store: Store,
  mine: Owner,
  state: Pick<CopyState, "away">,
  onSucceeded: (sentence: string) => void,
): Promise<void> {
  try {
    const isOver = await isSucceeded(store, mine);
    state.away = null;
    if (isOver) onSucceeded("Another machine has taken this shop over, so it closes here.");
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    state.away = error.message;
  }
}
