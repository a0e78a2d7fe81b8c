import type { Socket } from "node:net";

/** The other end of the channel that Node keeps between a process and one it started: a `Worker`, or `process` itself. */
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

/** What this side answers, by the name of the question. Contents travel as JSON; a connection may come along. */
export type Answers = Record<string, (content: never, socket?: Socket) => unknown>;

/**
 * Puts a question to the other side. Rejects when it fails there, when nobody knows it, or when the other side is gone. A
 * `socket` goes along as it is; the one here stays open, for whoever asks to close.
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

/** The other process is gone: the question was not sent, or will not be answered. */
export class PeerGone extends Error {}

/** Lets two processes ask each other. */
export function ipcWith(peer: Peer, answers: Answers): Ask {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const send = (message: Message, socket?: Socket) =>
    peer.send?.(message, socket, { keepOpen: true }, (error) => {
      if (error && message.id !== undefined)
        give(message.id, ({ reject }) => reject(new PeerGone(error.message)));
    });
  const give = (id: number, to: (asker: Waiting) => void) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (asker) to(asker);
  };

  peer.on("message", (message, socket) => {
    const { question, answerTo, id, content, problem } = message as Message;
    if (answerTo !== undefined)
      give(answerTo, ({ resolve, reject }) =>
        problem === undefined ? resolve(content as never) : reject(new Error(problem)),
      );
    else if (question !== undefined)
      void answered(answers[question], content, socket as Socket | undefined).then((said) =>
        send({ ...said, answerTo: id }),
      );
  });
  const gone = () => {
    for (const id of waiting.keys())
      give(id, ({ reject }) => reject(new PeerGone("The other process is gone")));
  };
  peer.once("disconnect", gone);
  // One that is killed with a connection on its way to it is not always told to be disconnected.
  peer.once("exit", gone);

  return <T>(question: string, content?: unknown, socket?: Socket) =>
    new Promise<T>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      send({ question, id: asked, content }, socket);
    });
}

async function answered(
  answer: Answers[string] | undefined,
  content: unknown,
  socket: Socket | undefined,
): Promise<Message> {
  try {
    if (!answer) throw new Error("Nobody knows this question");
    return { content: await answer(content as never, socket) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The same for a question on which an answer to a visitor depends. When the other process is gone, this one is to end (`end`), and
 * the question stays open: nobody is told of a fault when the shop was merely killed.
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
