import { log } from "~/base/lib/log/log.server";
import { answerPhoto } from "~/goods/photos/photo-answer.server";
import { fixedHeaders } from "../security-headers";
import type { Files } from "./static-files";

/** Serves photos without the page pipeline, through their route's function; calls `next` for everything else. */
export const photoFiles: Files = (request, response, next) => {
  const { method, url = "/", headers } = request;
  if (!url.startsWith("/photos/")) return next();
  const [pathname = ""] = url.split("?", 1);
  void answerPhoto({ method, pathname, headers }).then(
    (answer) => {
      if (!answer) return next();
      response.writeHead(answer.status, { ...fixedHeaders, ...answer.headers }).end(answer.body);
    },
    (error: unknown) => {
      log.error({ err: error });
      response.writeHead(503, fixedHeaders).end();
    },
  );
};
