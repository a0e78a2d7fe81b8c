#!/usr/bin/env node
// Development: the same server, sources read through Vite; a change of one loads the open pages again.
import { existsSync } from "node:fs";
import { makeReady, root } from "./make-ready.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
await makeReady({ build: false, opens: true });

process.env.SHOP_MODE = "demo";
process.env.NODE_ENV = "development";

const { createServer } = await import("vite");
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { serveDevelopment } = await vite.ssrLoadModule("app/server/dev.ts");
await serveDevelopment(vite);
