import type { Context } from "../context";
import { giveUpWaiting, waitingEndsAt } from "../state/give-up-waiting.server";
import { tryDelivery } from "./delivery.server";
import { nextDue, nextDueAt } from "./queue.server";

/** Sends events when they are due, by the sandbox's clock. Its timer keeps no process alive. */
export interface Deliverer {
  /** Looks at the queue: something happened, or the clock was put forward. */
  wake(): void;
  /** Done when nothing that is due is left. */
  idle(): Promise<void>;
  stop(): void;
}

/** The longest pause between two looks, ms: a clock that others move may have passed the time by then. */
const longestPause = 60_000;

/** Begins with what the last process left undelivered. */
export function startDeliverer(context: Context): Deliverer {
  let timer: NodeJS.Timeout | undefined;
  let isUnderWay = false;

  const wake = () => {
    if (context.closing.aborted || isUnderWay) return;
    clearTimeout(timer);
    const at = nextWork(context);
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

/** Tells the webhook all that is due, one after the other. */
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

/** When there is something to do (UTC ms); null as long as nothing happens. */
function nextWork(context: Context): number | null {
  const times = [isSending(context) ? nextDueAt(context) : null, waitingEndsAt(context)];
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

function isSending({ settings }: Context): boolean {
  return settings.webhooks === "auto" && settings.webhookUrl() !== null;
}
