#!/usr/bin/env node
// `npm run build`: everything that a start would do beforehand, for a folder that the shop itself must not change.
import { makeReady, root } from "./make-ready.mjs";

process.chdir(root);
await makeReady();
