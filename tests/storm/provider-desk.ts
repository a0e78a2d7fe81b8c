import { setTimeout } from "node:timers/promises";
import type { Dice } from "../dice";

export type ProviderPayment = { id: string; order_id: string; amount: number; status: string };

/** Where a program makes the payment sandbox do what people and banks do. `base`: the sandbox's address. */
export class ProviderDesk {
  constructor(private readonly base: string) {}

  /** Somebody pays one of the provider's orders; gives what their browser brings back to the shop. */
  async pay(orderId: string, outcome = "captured"): Promise<Record<string, string>> {
    const { callback } = await this.call("pay", { order_id: orderId, outcome });
    return callback as Record<string, string>;
  }

  /** From now on so many calls of the shop are done, but their answers lost; 0: none. */
  async loseAnswers(rate: number, seed: number): Promise<void> {
    const times = rate > 0 ? 1_000_000 : 0;
    await this.call("fail", {
      match: "* /v1/*",
      afterCommit: true,
      rate: rate || 0.1,
      seed,
      times,
    });
  }

  /** Sends what waits in any order, some of it twice, again and again. */
  async sendInDisorder(until: AbortSignal, dice: Dice): Promise<void> {
    while (!until.aborted) {
      await this.call("webhooks/flush", { order: "shuffle", duplicate: 0.2, seed: dice.next() });
      await setTimeout(200);
    }
  }

  async sendTheRest(): Promise<void> {
    await this.call("webhooks/flush", { order: "fifo" });
  }

  /** The payments that took money, whether or not some of it went back since. */
  async captured(): Promise<ProviderPayment[]> {
    const { payments } = (await this.call("state")) as { payments: ProviderPayment[] };
    return payments.filter(({ status }) => status === "captured" || status === "refunded");
  }

  private async call(call: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.base}/__emu/${call}`, {
      method: body === undefined ? "GET" : "POST",
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}
