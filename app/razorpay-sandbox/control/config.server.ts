import { z } from "zod";
import { refusal } from "../api-error";
import type { Context, Settings } from "../context";
import { jsonInputOf } from "../http/body";
import { parseInput } from "../http/input";
import type { Call } from "../http/route";
import { webhookAddress } from "../options";

/**
 * `POST /__emu/config`: changes the given settings until the process ends. Any webhook setting re-enables a disabled webhook.
 * Returns all settings except the secrets.
 */
export async function configure({ settings, now }: Context, { request }: Call) {
  const { webhookUrl, webhookSecret, ...flags } = parseInput(input, await jsonInputOf(request));
  if (webhookUrl && !webhookSecret && settings.webhookSecrets.length === 0) {
    throw refusal("A webhookUrl needs a webhookSecret.", { field: "webhookSecret" });
  }
  Object.assign(settings, flags);
  if (webhookUrl !== undefined) settings.webhookUrl = () => webhookUrl;
  if (webhookSecret) settings.webhookSecrets.unshift({ secret: webhookSecret, since: now() });
  if (flags.webhooks ?? webhookUrl ?? webhookSecret) settings.webhookDisabled = false;
  return shownSettings(settings);
}

/** The settings without secrets. */
export function shownSettings(settings: Settings) {
  const { autoCapture, autoRefund, autoSettle, strictReceipt, webhooks } = settings;
  const { webhookDisabled, webhookUrl } = settings;
  return {
    autoCapture,
    autoRefund,
    autoSettle,
    strictReceipt,
    webhooks,
    disabled: webhookDisabled,
    webhookUrl: webhookUrl(),
  };
}

const input = z.strictObject({
  autoCapture: z.boolean().optional(),
  autoRefund: z.boolean().optional(),
  autoSettle: z.boolean().optional(),
  strictReceipt: z.boolean().optional(),
  webhooks: z.enum(["auto", "hold", "off"]).optional(),
  webhookUrl: webhookAddress.nullish(),
  webhookSecret: z.string().min(1).optional(),
});
