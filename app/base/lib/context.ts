import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

/** The connection a request came in on. */
export interface Line {
  /** The socket's remote address, which no header changes. Behind a proxy it is the proxy's. */
  clientAddress?: string | undefined;
  /** Closes the connection without a response. */
  hangUp: () => void;
}

/**
 * Set while a page is rendered for the page cache: without a visitor, with `mark` as its nonce. `personal`
 * becomes true when a loader asks for the visitor, or wants to hear of each request; the page is then not cached.
 */
export type Template = { mark: string; personal: boolean };

declare module "@remix-run/node" {
  /** Passed by the HTTP server to every loader and action. */
  interface AppLoadContext {
    requestId: string;
    /** Allows this response's inline scripts under the Content-Security-Policy. */
    nonce: string;
    /** The client's IP address; behind a proxy the one it reports (TRUST_PROXY). */
    clientAddress: string;
    /** The Origin header; null: none was sent. */
    origin: string | null;
    line?: Line | undefined;
    template?: Template | undefined;
    /** Set when the answer has the prices of one customer: nobody may keep it. */
    isForOne?: boolean;
  }
}

export type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;
