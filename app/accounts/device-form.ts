import { z } from "zod";

/** What the buttons beside the signed-in devices send: the id of one, or `others` for all but this browser. */
export const deviceForm = z.object({ device: z.string().min(1).max(100) });
