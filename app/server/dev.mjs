#!/usr/bin/env node
// Development: the same server, sources read through Vite; open pages show a change of one at once.
import { existsSync } from "node:fs";
import { makeReady, root } from "./make-ready.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
await makeReady({ build: false, opens: true });

process.env.SHOP_MODE = "demo";
process.env.NODE_ENV = "development";

const { createServer } = await import("vite");
// Open pages hear of changes one port above the shop, because two shops in development cannot share Vite's usual one.
const hmr = { port: Number(process.env.PORT || 3000) + 1 };
const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: "custom" });
const { serveDevelopment } = await vite.ssrLoadModule("app/server/dev.ts");
await serveDevelopment(vite);
