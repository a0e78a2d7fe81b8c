import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasVarnish, startVarnish } from "../edge/varnish";

export const proxies = ["nginx", "caddy", "varnish"] as const;
export type ProxyName = (typeof proxies)[number];

/** Whether this machine has the program. */
export function isThere(name: ProxyName): boolean {
  if (name === "varnish") return hasVarnish;
  const { status } = spawnSync(name, [name === "nginx" ? "-v" : "version"]);
  return status === 0;
}

/** Starts a proxy on `port` before the shop on `shopPort`, with its files in `folder`; resolves when it listens. */
export async function startProxy(
  name: ProxyName,
  { port, shopPort, folder }: { port: number; shopPort: number; folder: string },
): Promise<void> {
  if (await isTaken(port)) throw new Error(`Somebody listens on port ${port} already`);
  if (name === "varnish") {
    mkdirSync(path.join(folder, "varnish"), { recursive: true });
    await startVarnish({ port, shopPort, folder });
    return;
  }
  mkdirSync(folder, { recursive: true });
  const args = name === "nginx" ? nginx(port, shopPort, folder) : caddy(port, shopPort, folder);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(name, args, { stdio: "ignore", env });
  // Not killed: the processes that nginx starts would be left.
  const endWithUs = () => void proxy.kill("SIGTERM");
  process.once("exit", endWithUs);
  proxy.once("exit", () => process.off("exit", endWithUs));
  for (let listens = false; !listens;) {
    listens = await isTaken(port);
    if (proxy.exitCode !== null) throw new Error(`${name} does not start`);
    if (!listens) await pause(50);
  }
}

function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((done) => {
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

/** The Caddyfile of the guide; only its addresses are others, and there is no https. */
function caddy(port: number, shopPort: number, folder: string): string[] {
  const text = readFileSync(".deploy/Caddyfile", "utf8")
    .replace(/^www\.shop\.example[^]*/m, "")
    .replace("shop.example {", `http://:${port} {\n\tbind 127.0.0.1`)
    .replace("127.0.0.1:3000", `127.0.0.1:${shopPort}`);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  return ["run", "--config", file, "--adapter", "caddyfile"];
}

/** As most guides have it: the address goes on as it came. */
function nginx(port: number, shopPort: number, folder: string): string[] {
  const file = path.join(folder, "nginx.conf");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    file,
    // It works as who starts it: its temporary files are in a folder that is nobody else's.
    `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; ${paths}
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass http://127.0.0.1:${shopPort};
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`,
  );
  return ["-c", file, "-p", folder, "-e", `${folder}/error.log`];
}
