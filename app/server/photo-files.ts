import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { type PhotoChoice, photoChoice, widthsInstead } from "~/catalogue/photo-choice";
import { renditionName } from "~/catalogue/photo-folder.server";
import { reportMissing } from "~/catalogue/missing-photos.server";
import { settings } from "~/lib/settings.server";
import { fixedHeaders } from "./security-headers";
import type { Files } from "./static-files";

const aYear = "public, max-age=31536000, immutable";
/** For one that stands in for a width that is not made yet. */
const aWhile = "public, max-age=300";

/** Shown where a photo's file is gone; without it a browser would draw a torn picture. */
const drawn = readFileSync("public/no-photo.svg");

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
  sendFirst(request, response, choice, widthsInstead(choice.width));
};

function sendFirst(
  request: IncomingMessage,
  response: ServerResponse,
  choice: PhotoChoice,
  [width, ...others]: number[],
): void {
  if (width === undefined) return sendDrawing(request, response, choice.hash);
  const name = renditionName(width, choice.format);
  // The folder of uploads may lie below one with a dot.
  const options = {
    root: settings.uploadsDir,
    dotfiles: "allow",
    index: false,
    cacheControl: false,
  };
  send(request, `/${choice.hash}/${name}`, options as send.SendOptions)
    .on("headers", (answer: ServerResponse) => {
      describe(answer, choice, width);
    })
    .on("directory", () => {
      sendDrawing(request, response, choice.hash);
    })
    .on("error", ({ status, headers = {} }: SendError) => {
      if (response.headersSent) response.destroy();
      else if (status === 416 || status === 412) {
        response.writeHead(status, { ...fixedHeaders, ...headers }).end();
      } else if (status === 404) sendFirst(request, response, choice, others);
      else sendDrawing(request, response, choice.hash);
    })
    .pipe(response);
}

type SendError = { status: number; headers?: Record<string, string> };

function describe(answer: ServerResponse, { hash, width, format }: PhotoChoice, sent: number) {
  for (const [name, value] of Object.entries(fixedHeaders)) answer.setHeader(name, value);
  answer.setHeader("Cache-Control", width === sent ? aYear : aWhile);
  answer.setHeader("Content-Type", `image/${format}`);
  answer.setHeader("Vary", "Accept");
  answer.setHeader("ETag", `"${hash.slice(0, 32)}-${sent}-${format}"`);
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
