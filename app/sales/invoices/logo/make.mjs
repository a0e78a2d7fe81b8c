#!/usr/bin/env node
// `npm run logo` draws the logo of the papers: opaque, and of few colours, so that a PDF takes it over as it is.
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

await sharp(at("../../../../public/brand/logo.svg"), { density: 144 })
  .resize({ width: 1240 })
  .flatten({ background: "#fff" })
  .png({ palette: true, colours: 32, compressionLevel: 9 })
  .toFile(at("logo.png"));
