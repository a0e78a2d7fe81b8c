import type { Context } from "../context";
import { type ProviderEvent, recordEvent } from "./events.server";

/** What a move leaves behind: the thing it changed, and what the world is told about it. */
export interface Moved<T> {
  value: T;
  events: ProviderEvent[];
}

/** One step of the state machine. It checks that the step is allowed (throws an ApiError otherwise) and takes it. */
export type Move<T> = (context: Context) => Moved<T>;

/**
 * The one door for every change of state of an order, a payment or a refund: the move and its events are written whole or
 * not at all. Gives what the move gives; throws what it throws.
 */
export function transition<T>(context: Context, move: Move<T>): T {
  return atOnce(context, () => {
    const { value, events } = move(context);
    for (const event of events) recordEvent(context, event);
    return value;
  });
}

/** Several transitions (and what goes with them) as one: all of it is written or nothing. */
export function atOnce<T>(context: Context, work: () => T): T {
  return context.database.transaction(work).immediate();
}
