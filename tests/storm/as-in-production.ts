import { publicUrl } from "./front";
import { StormyShop } from "./shop";

/** The provider's keys in the programs that bring a payment sandbox of their own. */
export const keys = { id: "rzp_test_EMULATOR00000", secret: "emu_key_secret" };

type Place = {
  port: number;
  folder: string;
  /** Where the payment sandbox of the program listens; null: the shop uses the one that it has itself. */
  provider?: { base: string } | null;
  /** How many answer. */
  processes?: number;
  env?: Record<string, string>;
  logFile?: string;
};

/**
 * The shop as the programs that try to break it run it: as the README's "To production" says, behind a proxy that ends https
 * (see `front.ts`), with its public name, several processes, pages kept in memory, and all that it logs in a file.
 *
 * What differs: it is a demo, because only a demo takes a provider's test keys or has a payment sandbox (the pages say so on a
 * banner, and there is a style guide); and one address may call the API as often as it likes, because the programs come from few.
 */
export function shopAsInProduction(place: Place): StormyShop {
  const { port, folder, provider = null, processes = 2, env = {}, logFile } = place;
  const settings = {
    SHOP_URL: publicUrl,
    TRUST_PROXY: "true",
    SESSION_SECRET: "3kq9VtZs0a7dYw2LxB5nRfUe8GhJ1pMc",
    WEB_PROCESSES: String(processes),
    API_REQUESTS_PER_MINUTE: "1000000",
    ...(provider && settingsOf(provider)),
    ...env,
  };
  return new StormyShop(port, folder, settings, logFile);
}

function settingsOf({ base }: { base: string }): Record<string, string> {
  return {
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_API_BASE: base,
    RAZORPAY_HOSTED_URL: `${base}/v1/checkout/embedded`,
    RAZORPAY_CHECKOUT_JS: `${base}/v1/checkout.js`,
  };
}
