import { answer } from "./answer.server";
import type { Caller } from "./http/route";
import { openContext } from "./open-context.server";
import type { SandboxOptions } from "./options";
import { startDeliverer } from "./webhooks/deliverer.server";

export interface Sandbox {
  /**
   * Answers any request below the prefix. Never throws. `caller` comes from the socket, never from headers; without it,
   * control calls are refused.
   */
  handle(request: Request, caller?: Caller): Promise<Response>;
  /** Sends every event that is due by the sandbox's clock; resolves when none is left. */
  idle(): Promise<void>;
  /** Stops sending events and closes the database file; the sandbox cannot be used afterwards. */
  close(): void;
}

/**
 * A payment provider that moves no money and speaks Razorpay's protocol. On start it sends webhooks left over from the last
 * run. Throws for a live key, a malformed prefix or a webhook without a secret.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { context, close } = openContext(options);
  const deliverer = startDeliverer(context);
  return {
    handle: async (request, caller = {}) => {
      const response = await answer(context, request, caller);
      deliverer.wake();
      return response;
    },
    idle: deliverer.idle,
    close: () => {
      deliverer.stop();
      close();
    },
  };
}
