import { request } from "node:http";

export type Asked = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

export type Answered = { status: number; headers: Record<string, string | string[]>; body: string };

/** How long (ms) an answer may take: a shop that is busy with other things is slow, one that never answers is broken. */
const patience = 120_000;

/** Sends exactly this, without the tidying that `fetch` does; rejects when no whole answer comes. */
export function send(port: number, { method, path, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: "127.0.0.1", port, method, path, headers, timeout: patience, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("error", reject);
        answer.once("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Answered["headers"],
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    asking.once("timeout", () => asking.destroy(new Error(`No answer within ${patience} ms`)));
    asking.once("error", reject);
    asking.end(body);
  });
}
