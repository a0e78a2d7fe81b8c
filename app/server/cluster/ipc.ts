import type { Socket } from "node:net";

/** The other end of Node's channel between a process and its child: a `Worker`, or `process` itself. */
export interface Peer {
  send?(
    message: object,
    socket: Socket | undefined,
    options: { keepOpen: boolean },
    then: (error: Error | null) => void,
  ): unknown;
  on(event: "message", listen: (message: unknown, socket?: unknown) => void): unknown;
  once(event: "disconnect" | "exit", listen: () => void): unknown;
}

/** Handlers by question name. Contents travel as JSON; a connection may come along. */
export type Answers = Record<string, (content: never, socket?: Socket) => unknown>;

/**
 * Calls the other process. Rejects when the call fails there, has no handler, or the process has ended. A `socket` is passed
 * along; the caller closes its own handle.
 */
export type Ask = <T>(question: string, content?: unknown, socket?: Socket) => Promise<T>;

type Message = {
  question?: string;
  answerTo?: number | undefined;
  id?: number;
  content?: unknown;
  problem?: string;
};
type Waiting = { resolve: (content: never) => void; reject: (error: Error) => void };

/** The other process has ended: the question was not sent or will not be answered. */
class PeerGone extends Error {}

/** Lets two processes call each other. */
export function ipcWith(peer: Peer, answers: Answers): Ask {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const send = (message: Message, socket?: Socket) =>
    peer.send?.(message, socket, { keepOpen: true }, (error) => {
      if (error && message.id !== undefined)
        settle(message.id, ({ reject }) => reject(new PeerGone(error.message)));
    });
  const settle = (id: number, to: (caller: Waiting) => void) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (caller) to(caller);
  };

  peer.on("message", (message, socket) => {
    const { question, answerTo, id, content, problem } = message as Message;
    if (answerTo !== undefined)
      settle(answerTo, ({ resolve, reject }) =>
        problem === undefined ? resolve(content as never) : reject(new Error(problem)),
      );
    else if (question !== undefined)
      void answered(answers[question], content, socket as Socket | undefined).then((reply) =>
        send({ ...reply, answerTo: id }),
      );
  });
  const rejectAll = () => {
    for (const id of waiting.keys())
      settle(id, ({ reject }) => reject(new PeerGone("The other process is gone")));
  };
  peer.once("disconnect", rejectAll);
  // A process killed during a connection transfer may never emit `disconnect`.
  peer.once("exit", rejectAll);

  return <T>(question: string, content?: unknown, socket?: Socket) =>
    new Promise<T>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      send({ question, id: lastId, content }, socket);
    });
}

async function answered(
  answer: Answers[string] | undefined,
  content: unknown,
  socket: Socket | undefined,
): Promise<Message> {
  try {
    if (!answer) throw new Error("There is no answer for this question");
    return { content: await answer(content as never, socket) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Wraps an `Ask` on which a visitor's response depends. When the other process has ended, calls `end` and leaves the question
 * pending: the visitor sees no error when the shop was merely killed.
 */
export function endWithPeer(ask: Ask, end: () => void): Ask {
  return async (question, content, socket) => {
    try {
      return await ask(question, content, socket);
    } catch (error) {
      if (!(error instanceof PeerGone)) throw error;
      end();
      return new Promise(() => undefined);
    }
  };
}
