import type { Settings } from "../context";

/** Where the sandbox's pages are, as paths on its own origin. */
export const addresses = {
  payPage: ({ prefix }: Settings, sessionId: string) => `${prefix}/v1/emu/pay/${sessionId}`,
  modalPage: ({ prefix }: Settings, sessionId: string) =>
    `${prefix}/v1/emu/modal?sid=${encodeURIComponent(sessionId)}`,
};

/** The origins of those addresses that there are. */
export function originsOf(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}
