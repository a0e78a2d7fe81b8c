import type { Context } from "../context";
import { giveUpWaiting, waitingEndsAt } from "../state/give-up-waiting.server";
import { tryDelivery } from "./delivery.server";
import { nextDue, nextDueAt } from "../state/queue.server";

/** Sends events when they are due, by the sandbox's clock. Its timer does not keep the process alive. */
interface Deliverer {
  /** Checks the queue: an event occurred, or the clock was advanced. */
  wake(): void;
  /** Resolves when no due event is left. */
  idle(): Promise<void>;
  stop(): void;
}

/** Maximum interval between checks (ms), because the clock may be moved from outside. */
const longestPause = 60_000;

/** Starts with the events that the last process left undelivered. */
export function startDeliverer(context: Context): Deliverer {
  let timer: NodeJS.Timeout | undefined;
  let isUnderWay = false;

  const wake = () => {
    if (context.closing.aborted || isUnderWay) return;
    clearTimeout(timer);
    const at = nextDueTime(context);
    if (at === null) return;
    const pause = Math.min(Math.max(at - context.now(), 0), longestPause);
    timer = setTimeout(() => void round(), pause).unref();
  };
  const round = async () => {
    isUnderWay = true;
    await deliverDue(context).catch((error: unknown) => context.log(String(error)));
    isUnderWay = false;
    wake();
  };
  wake();
  return {
    wake,
    idle: () => deliverDue(context),
    stop: () => clearTimeout(timer),
  };
}

/** Sends all due events, one after the other. */
function deliverDue(context: Context): Promise<void> {
  return context.inTurn(async () => {
    if (!context.closing.aborted) giveUpWaiting(context);
    while (!context.closing.aborted && isSending(context)) {
      const webhook = nextDue(context);
      if (!webhook) return;
      await tryDelivery(context, webhook);
    }
  });
}

/** When the next event or timeout is due (UTC ms); null if none is. */
function nextDueTime(context: Context): number | null {
  const times = [isSending(context) ? nextDueAt(context) : null, waitingEndsAt(context)];
  const scheduled = times.filter((time) => time !== null);
  return scheduled.length > 0 ? Math.min(...scheduled) : null;
}

function isSending({ settings }: Context): boolean {
  return settings.webhooks === "auto" && settings.webhookUrl() !== null;
}
