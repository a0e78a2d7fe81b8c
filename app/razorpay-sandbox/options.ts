import { z } from "zod";
import type { Settings, WebhookMode } from "./context";

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
  /** The clock below the sandbox's own, UTC ms. */
  now?: () => number;
  autoCapture?: boolean;
  autoRefund?: boolean;
  strictReceipt?: boolean;
  /** Where events are sent; nowhere unless given. A function is asked at each delivery. */
  webhookUrl?: string | (() => string | null) | undefined;
  /** What they are signed with; needed with a `webhookUrl`. */
  webhookSecret?: string;
  /** `auto` unless given. */
  webhooks?: WebhookMode;
  /** Whether callers on this machine may drive the sandbox through /__emu/…; no unless given. */
  control?: boolean;
  log?: (message: string) => void;
}

/** The options with their defaults. Throws for a live key, a malformed prefix or events without a secret. */
export function settingsFrom(options: SandboxOptions): Settings {
  const { webhookUrl: to = null, webhookSecret, ...settings } = schema.parse(options);
  return {
    ...settings,
    webhookDisabled: false,
    webhookUrl: typeof to === "function" ? to : () => to,
    webhookSecrets: webhookSecret ? [{ secret: webhookSecret, since: 0 }] : [],
  };
}

/** Where events may be sent. */
export const webhookAddress = z.url({
  protocol: /^https?$/,
  error: "The webhook URL is not valid.",
});

const schema = z
  .object({
    prefix: z.string().regex(/^(\/[A-Za-z0-9_-]+)*$/),
    keyId: z
      .string()
      .regex(/^rzp_test_\w+$/, "the sandbox takes test keys (rzp_test_…) only")
      .default("rzp_test_EMULATOR00000"),
    keySecret: z.string().min(1),
    shopName: z.string().min(1),
    autoCapture: z.boolean().default(true),
    autoRefund: z.boolean().default(true),
    strictReceipt: z.boolean().default(false),
    webhookUrl: z
      .union([
        webhookAddress,
        z.custom<() => string | null>((value) => typeof value === "function"),
      ])
      .optional(),
    webhookSecret: z.string().min(1).optional(),
    webhooks: z.enum(["auto", "hold", "off"]).default("auto"),
    control: z.boolean().default(false),
  })
  .refine(
    ({ webhookUrl, webhookSecret }) => !webhookUrl || webhookSecret,
    "a webhookUrl needs a webhookSecret",
  );
