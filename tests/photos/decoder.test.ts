import { globSync, readFileSync } from "node:fs";
