/** The other end of the channel that Node keeps between a process and one it started: a `Worker`, or `process` itself. */
export interface Peer {
  send?(message: object, then: (error: Error | null) => void): unknown;
  on(event: "message", listen: (message: unknown) => void): unknown;
  once(event: "disconnect", listen: () => void): unknown;
}

/** What this side answers, by the name of the question. Contents travel as JSON. */
export type Answers = Record<string, (content: never) => unknown>;

/** Puts a question to the other side. Rejects when it fails there, when nobody knows it, or when the other side is gone. */
export type Ask = <T>(question: string, content?: unknown) => Promise<T>;

type Message = {
  question?: string;
  answerTo?: number;
  id?: number;
  content?: unknown;
  problem?: string;
};
type Waiting = { resolve: (content: never) => void; reject: (error: Error) => void };

/** Lets two processes ask each other. */
export function lineTo(peer: Peer, answers: Answers): Ask {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const send = (message: Message) =>
    peer.send?.(message, (error) => {
      if (error && message.id !== undefined) give(message.id, (asker) => asker.reject(error));
    });
  const give = (id: number, to: (asker: Waiting) => void) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (asker) to(asker);
  };

  peer.on("message", (message) => {
    const { question, answerTo, id, content, problem } = message as Message;
    if (answerTo !== undefined)
      give(answerTo, ({ resolve, reject }) =>
        problem === undefined ? resolve(content as never) : reject(new Error(problem)),
      );
    else if (question !== undefined)
      void answered(answers[question], content).then((said) => send({ ...said, answerTo: id }));
  });
  peer.once("disconnect", () => {
    for (const id of waiting.keys())
      give(id, ({ reject }) => reject(new Error("The other process is gone")));
  });

  return <T>(question: string, content?: unknown) =>
    new Promise<T>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      send({ question, id: asked, content });
    });
}

async function answered(answer: Answers[string] | undefined, content: unknown): Promise<Message> {
  try {
    if (!answer) throw new Error("Nobody knows this question");
    return { content: await answer(content as never) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
