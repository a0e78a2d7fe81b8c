import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/base/db/schema/index.ts",
  out: "./drizzle",
});
