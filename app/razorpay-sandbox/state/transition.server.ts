import type { Context } from "../context";
import { type ProviderEvent, recordEvent } from "./events.server";

/** Result of a move: the changed entity, and the events to send. */
interface Moved<T> {
  value: T;
  events: ProviderEvent[];
}

/** One step of the state machine. Throws an ApiError if the step is not allowed. */
export type Move<T> = (context: Context) => Moved<T>;

/**
 * Every state change of an order, payment or refund goes through here: the move and its events are written in one
 * transaction. Returns the value of the move; throws what it throws.
 */
export function transition<T>(context: Context, move: Move<T>): T {
  return inTransaction(context, () => {
    const { value, events } = move(context);
    for (const event of events) recordEvent(context, event);
    return value;
  });
}

/** Runs several transitions and other writes in one transaction. */
export function inTransaction<T>(context: Context, work: () => T): T {
  return context.database.transaction(work).immediate();
}
