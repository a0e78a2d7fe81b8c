#!/usr/bin/env node
// `npm run build`: does in advance what a start would, for a folder the shop cannot write to.
import { makeReady, root } from "./make-ready.mjs";

process.chdir(root);
await makeReady();
