import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import type { SandboxOptions } from "~/razorpay-sandbox/options";
import { createSandbox } from "~/razorpay-sandbox/sandbox.server";

export const keyId = "rzp_test_EMULATOR00000";
export const keySecret = "emu_key_secret";

/** A sandbox behind a real HTTP server on a free port. `elsewhere` answers what lies outside the prefix: the shop's side. */
export async function serve(
  options: Partial<SandboxOptions> = {},
  elsewhere?: (request: Request) => Response | Promise<Response>,
) {
  const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  const prefix = options.prefix ?? "/demo-pay";
  const logged: string[] = [];
  let advanced = 0;
  const open = () =>
    createSandbox({
      databaseFile: path.join(folder, "sandbox.sqlite"),
      keySecret,
      shopName: "Prayosha Oil",
      now: () => Date.now() + advanced,
      log: (message) => logged.push(message),
      ...options,
      prefix,
    });
  let sandbox = open();
  const server = createServer((incoming, response) => {
    const { socket } = incoming;
    const caller = { clientAddress: socket.remoteAddress, hangUp: () => void socket.destroy() };
    void createRequestListener((request) => {
      const own = new URL(request.url).pathname.startsWith(`${prefix}/`);
      return elsewhere && !own ? elsewhere(request) : sandbox.handle(request, caller);
    })(incoming, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Ends the server, not the sandbox. */
  const unplug = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return {
    origin,
    /** Origin and prefix: what the SDK takes for its base URL. */
    base: origin + prefix,
    /** Moves the sandbox's clock forward. */
    advance: (ms: number) => void (advanced += ms),
    logged,
    /** Done when every event that is due was sent. */
    idle: () => sandbox.idle(),
    /** Ends the sandbox and opens a new one on the same file. */
    restart: () => {
      sandbox.close();
      sandbox = open();
    },
    unplug,
    stop: async () => {
      await unplug();
      sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
