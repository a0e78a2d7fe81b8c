import { secrets } from "~/lib/secrets.server";

// Run on its own by secrets.test.ts.
process.stdout.write(secrets.session);
