import type { Settings } from "../context";

/** Paths of the sandbox's pages on its own origin. */
export const addresses = {
  payPage: ({ prefix }: Settings, sessionId: string) => `${prefix}/v1/emu/pay/${sessionId}`,
  modalPage: ({ prefix }: Settings, sessionId: string) =>
    `${prefix}/v1/emu/modal?sid=${encodeURIComponent(sessionId)}`,
};

/** The origins of the addresses that are not null. */
export function originsOf(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}
