import path from "node:path";
import { inject } from "vitest";

// The demo's photos take ten seconds to make, and are found by their contents: all test files that fill a demo shop share one
// folder of them, that of the demo shop made before (SEEDED_SHOP) if there is one. Import this before the shop's modules.
process.env.UPLOADS_DIR = path.join(
  process.env.SEEDED_SHOP ?? path.dirname(inject("migratedDatabase")),
  "uploads",
);
