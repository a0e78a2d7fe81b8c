import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Post = { path: string; type: string; fields: [string, string][]; referer: string };
type Answer = (response: ServerResponse) => void;

/**
 * A form service on this machine. Each post is answered by the next of `answers`, by 200 when none is left; all that
 * arrive are in `posts`.
 */
export async function formService(...answers: Answer[]) {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      posts.push(postOf(request, body));
      (answers.shift() ?? status(200))(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    posts,
    answers,
    address: `http://127.0.0.1:${port}/f/shop`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end("An answer that nobody reads");

/** Takes the post and never answers. */
export const silence: Answer = () => undefined;

/** Takes the post and hangs up. */
export const hangUp: Answer = (response) => response.destroy();

function postOf({ url, headers }: IncomingMessage, body: string): Post {
  const fields = [...new URLSearchParams(body)];
  return {
    path: url ?? "",
    type: headers["content-type"] ?? "",
    fields,
    referer: headers.referer ?? "",
  };
}
