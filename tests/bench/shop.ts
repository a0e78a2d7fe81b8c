import { memoryFlags } from "~/server/memory";
import { sessionSecret } from "./crowd";
import { keys, ProviderStub } from "./provider-stub";
import { Served } from "./served";
import { uploadsDir } from "./templates";

/** The payment provider of all shops. */
export const provider = new ProviderStub();
const providerAddress = await provider.open();

/** How long (ms) each shop took to its first answer. */
export const starts: { processes: number; ms: number }[] = [];

/** The built shop, as the unit in .deploy/ starts it. */
export async function startShop(dataDir: string, processes: number): Promise<Served> {
  const args = [...memoryFlags.execArgv, "build/server/index.js", "serve"];
  const shop = await Served.start(args, "/healthz", shopEnv(dataDir, processes), processes);
  starts.push({ processes, ms: shop.startedIn });
  return shop;
}

export function shopEnv(dataDir: string, processes: number): Record<string, string> {
  return {
    ...memoryFlags.env,
    SHOP_MODE: "demo",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir(),
    SESSION_SECRET: sessionSecret,
    WEB_PROCESSES: String(processes),
    API_REQUESTS_PER_MINUTE: "1000000000",
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_API_BASE: providerAddress,
  };
}
