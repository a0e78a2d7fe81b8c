import { config } from "zod";

/**
 * Zod makes code from text to be faster, and tries that out with the first schema. The pages' Content-Security-Policy forbids it, and each
 * try is reported. To be loaded before any schema.
 */
config({ jitless: true });
