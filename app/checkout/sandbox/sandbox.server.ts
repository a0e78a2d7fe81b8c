import { z } from "zod";
import { answer } from "./answer.server";
import type { Context, Settings } from "./context";
import { openDatabase } from "./database.server";

export interface SandboxOptions {
  /** Path in front of every address: "" or such as "/demo-pay". */
  prefix: string;
  /** The sandbox's own SQLite file; made when it is not there. */
  databaseFile: string;
  /** `rzp_test_EMULATOR00000` unless given. */
  keyId?: string;
  keySecret: string;
  /** Shown on the pay page when the shop's form does not name itself. */
  shopName: string;
  /** The sandbox's clock, UTC ms. */
  now?: () => number;
  autoCapture?: boolean;
  strictReceipt?: boolean;
  log?: (message: string) => void;
}

export interface Sandbox {
  /** Answers any request below the prefix. Never throws. */
  handle(request: Request): Promise<Response>;
  /** Closes the database file; the sandbox answers nothing afterwards. */
  close(): void;
}

/** A payment provider that moves no money and speaks Razorpay's protocol. Throws for a live key or a malformed prefix. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const settings = settingsFrom(options);
  const context: Context = {
    database: openDatabase(options.databaseFile),
    settings,
    now: options.now ?? Date.now,
    log: options.log ?? (() => {}),
  };
  return {
    handle: (request) => answer(context, request),
    close: () => context.database.close(),
  };
}

const settingsSchema = z.object({
  prefix: z.string().regex(/^(\/[A-Za-z0-9_-]+)*$/),
  keyId: z
    .string()
    .regex(/^rzp_test_\w+$/, "the sandbox takes test keys (rzp_test_…) only")
    .default("rzp_test_EMULATOR00000"),
  keySecret: z.string().min(1),
  shopName: z.string().min(1),
  autoCapture: z.boolean().default(true),
  strictReceipt: z.boolean().default(false),
});

function settingsFrom(options: SandboxOptions): Settings {
  return settingsSchema.parse(options);
}
