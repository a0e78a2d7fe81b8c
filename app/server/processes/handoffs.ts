import type { Worker } from "node:cluster";

/** What `node:cluster` says to a process to which it hands a connection, and what that process says back. */
type Said = { cmd?: string; act?: string; seq?: number; ack?: number };
type Sender = { send: (message: Said, ...rest: unknown[]) => boolean };

/**
 * Gives connections to another process that were on their way to one that has died: `node:cluster` would wait for its word
 * for ever, and the caller with it. Where Node's own messages should look different, this does nothing.
 */
export function redirectHandoffs({ process: child }: Worker): void {
  const underWay = new Set<number>();
  const sender = child as unknown as Sender;
  const send = sender.send.bind(child);

  sender.send = (message, ...rest) => {
    if (message.act === "newconn" && message.seq !== undefined) underWay.add(message.seq);
    return send(message, ...rest);
  };
  child.on("internalMessage" as "message", (message) => {
    const { ack } = message as Said;
    if (ack !== undefined) underWay.delete(ack);
  });
  child.once("exit", () => {
    // Said in its stead: it did not take them.
    for (const ack of underWay)
      child.emit("internalMessage", { cmd: "NODE_CLUSTER", ack, accepted: false });
    underWay.clear();
  });
}
