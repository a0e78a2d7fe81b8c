import { z } from "zod";
import type { Settings, WebhookMode } from "./context";

export interface SandboxOptions {
  /** Path prefix of every URL: "" or such as "/demo-pay". */
  prefix: string;
  /** The sandbox's own SQLite file; created if missing. */
  databaseFile: string;
  /** Default: `rzp_test_EMULATOR00000`. */
  keyId?: string;
  keySecret: string;
  /** Shown on the pay page if the shop's form sends no name. */
  shopName: string;
  /** Base of the sandbox's clock, UTC ms. */
  now?: () => number;
  autoCapture?: boolean;
  autoRefund?: boolean;
  /** Default: false. */
  autoSettle?: boolean;
  strictReceipt?: boolean;
  /** Where events are sent; default: nowhere. A function is called at each delivery. */
  webhookUrl?: string | (() => string | null) | undefined;
  /** Signs the events; required with a `webhookUrl`. */
  webhookSecret?: string;
  /** Default: `auto`. */
  webhooks?: WebhookMode;
  /** Whether programs on this machine may make control calls (/__emu/…); default: false. */
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
    autoSettle: z.boolean().default(false),
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
