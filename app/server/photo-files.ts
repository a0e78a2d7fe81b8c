import { readFile, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { reportMissing } from "~/photos/missing-photos.server";
import { choicesInstead, type PhotoChoice, photoChoice } from "~/photos/photo-choice";
import { folderOf, renditionName } from "~/photos/photo-folder.server";
import { settings } from "~/lib/settings.server";
import { HotFiles } from "./hot-files";
import { fixedHeaders } from "./security-headers";
import type { Files } from "./static-files";

const aYear = "public, max-age=31536000, immutable";
/** For one that stands in for what is not made yet. */
const aWhile = "public, max-age=300";

/** Shown where a photo's file is gone; without it a browser would draw a torn picture. */
const drawn = readFileSync("public/no-photo.svg");

const hot = new HotFiles(16 * 1024 * 1024);

/**
 * Sends photos as they lie in their folders, whole or in part, without a page's machinery; calls `next` for everything else.
 * A browser gets the best format it names in `Accept`. A photo that is not there is 404 with a drawing for its body.
 */
export const photoFiles: Files = (request, response, next) => {
  if (!request.url?.startsWith("/photos/")) return next();
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [pathname = ""] = request.url.split("?", 1);
  const choice = isRead ? photoChoice(pathname, request.headers.accept ?? "") : null;
  if (!choice) return next();
  if (asksForAll(request)) sendWhole(request, response, choice);
  else sendNearest(request, response, choice, choicesInstead(choice));
};

/** Without a condition and not for a part. */
function asksForAll({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    !headers.range &&
    !headers["if-none-match"] &&
    !headers["if-modified-since"] &&
    !headers["if-match"] &&
    !headers["if-unmodified-since"]
  );
}

/** Reading a small file at once costs half of what streaming it costs, and the next visitor gets it from memory. */
function sendWhole(request: IncomingMessage, response: ServerResponse, choice: PhotoChoice): void {
  const file = path.join(folderOf(choice.hash), renditionName(choice.width, choice.format));
  const held = hot.get(file);
  if (held) return answerWhole(response, choice, held);
  readFile(file, (error, bytes) => {
    const nearest = choicesInstead(choice);
    if (error) return sendNearest(request, response, choice, nearest);
    if (bytes.length === 0) {
      reportMissing(choice.hash);
      return sendNearest(request, response, choice, nearest.slice(1));
    }
    hot.keep(file, bytes);
    answerWhole(response, choice, bytes);
  });
}

function answerWhole(response: ServerResponse, choice: PhotoChoice, bytes: Buffer): void {
  response.writeHead(200, {
    ...headersOf(choice, choice),
    "Accept-Ranges": "bytes",
    "Content-Length": bytes.length,
  });
  response.end(bytes);
}

function sendNearest(
  request: IncomingMessage,
  response: ServerResponse,
  choice: PhotoChoice,
  [near, ...others]: PhotoChoice[],
): void {
  if (!near) return sendDrawing(request, response, choice.hash);
  const name = renditionName(near.width, near.format);
  send(request, `/${choice.hash}/${name}`, sendOptions)
    .on("headers", (answer: ServerResponse) => {
      for (const [header, value] of Object.entries(headersOf(choice, near)))
        answer.setHeader(header, value);
    })
    .on("directory", () => {
      sendDrawing(request, response, choice.hash);
    })
    .on("error", ({ status, headers = {} }: SendError) => {
      if (response.headersSent) response.destroy();
      else if (status === 416 || status === 412) {
        response.writeHead(status, { ...fixedHeaders, ...headers }).end();
      } else if (status === 404) sendNearest(request, response, choice, others);
      else sendDrawing(request, response, choice.hash);
    })
    .pipe(response);
}

type SendError = { status: number; headers?: Record<string, string> };

const sendOptions = {
  root: settings.uploadsDir,
  // The folder of uploads may lie below one with a dot.
  dotfiles: "allow",
  index: false,
  cacheControl: false,
  lastModified: false,
} as send.SendOptions;

/** `sent`: what there is of it. */
function headersOf(
  asked: PhotoChoice,
  { hash, width, format }: PhotoChoice,
): Record<string, string> {
  const isAsked = width === asked.width && format === asked.format;
  return {
    ...fixedHeaders,
    "Cache-Control": isAsked ? aYear : aWhile,
    "Content-Type": `image/${format}`,
    Vary: "Accept",
    ETag: `"${hash.slice(0, 32)}-${width}-${format}"`,
  };
}

/** Browsers show the picture of a 404 as any other. */
function sendDrawing({ method }: IncomingMessage, response: ServerResponse, hash: string): void {
  reportMissing(hash);
  // A file that could be opened but not read has left what describes it.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(404, {
    ...fixedHeaders,
    "Content-Type": "image/svg+xml",
    "Content-Length": drawn.length,
    "Cache-Control": "no-store",
  });
  response.end(method === "HEAD" ? undefined : drawn);
}
