import { memoryFlags } from "~/server/cluster/memory";
import { sessionSecret } from "./crowd";
import { keys, ProviderStub } from "./provider-stub";
import { Served } from "./served";
import { uploadsDir } from "./templates";

/** The payment provider of all shops. */
export const provider = new ProviderStub();
const providerAddress = await provider.open();

/** The built shop, as the unit in .deploy/ starts it. */
export function startShop(dataDir: string, processes: number): Promise<Served> {
  const args = [...memoryFlags.execArgv, "build/server/index.js", "serve"];
  return Served.start(args, "/healthz", shopEnv(dataDir, processes), processes);
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
