import { secrets } from "~/base/lib/env/secrets.server";

// Run on its own by secrets.drill.ts: prints the secret that is named last.
process.stdout.write(secrets[process.argv.at(-1) as keyof typeof secrets]);
