import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isOver } from "../storm/processes";

/** Whether this machine has Varnish. */
export const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;

/** Varnish with the guide's VCL on `port` before the shop on `shopPort`, its files in `folder`. Resolves when it answers. */
export async function startVarnish(place: {
  port: number;
  shopPort: number;
  folder: string;
}): Promise<{ stop: () => Promise<void> }> {
  const { port, shopPort, folder } = place;
  const vcl = path.join(folder, "edge.vcl");
  const text = readFileSync(".deploy/edge.vcl", "utf8");
  writeFileSync(vcl, text.replace('.port = "3000"', `.port = "${shopPort}"`));
  const log = openSync(path.join(folder, "varnish.log"), "a");
  const varnish = spawn(
    "varnishd",
    // No jail and no shared log of its own size: whoever starts this may be nobody in particular.
    ["-F", "-j", "none", "-n", path.join(folder, "varnish"), "-f", vcl, "-s", "malloc,256m"].concat(
      ["-a", `127.0.0.1:${port}`, "-p", "vsl_space=4m", "-p", "thread_pool_min=20"],
    ),
    { stdio: ["ignore", log, log] },
  );
  const endWithUs = () => void varnish.kill("SIGTERM");
  process.once("exit", endWithUs);
  varnish.once("exit", () => process.off("exit", endWithUs));
  while (!(await answers(port, varnish))) await setTimeout(50);
  return {
    async stop() {
      if (isOver(varnish)) return;
      const gone = once(varnish, "exit");
      varnish.kill("SIGTERM");
      await gone;
    },
  };
}

async function answers(port: number, varnish: ChildProcess): Promise<boolean> {
  if (isOver(varnish)) throw new Error("Varnish does not start; its log is beside the shop's");
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
