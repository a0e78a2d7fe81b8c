import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

/** The connection a request came in on. */
export interface Line {
  /** Who is at its other end: the socket's word, which no header changes. Behind a proxy that is the proxy. */
  clientAddress?: string | undefined;
  /** Cuts it without an answer. */
  hangUp: () => void;
}

/**
 * Set while a page is rendered that is kept for everybody (server/page-cache): no visitor is there, and `mark` stands where the
 * parts about one will be. `personal` becomes true when a loader asks who is looking; the page is then thrown away.
 */
export type Template = { mark: string; personal: boolean };

declare module "@remix-run/node" {
  /** What the HTTP server tells every loader and action about the request it serves. */
  interface AppLoadContext {
    requestId: string;
    /** Allows this one answer's inline scripts under the Content-Security-Policy. */
    nonce: string;
    /** The caller's IP address; behind a proxy the one it reports (TRUST_PROXY). */
    clientAddress: string;
    /** The site whose page sent the request, as its browser says; null: no other site's page. */
    origin: string | null;
    line?: Line | undefined;
    template?: Template | undefined;
  }
}

export type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;
