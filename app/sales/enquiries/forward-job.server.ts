import type { Job } from "~/upkeep/jobs/job.server";
import { settings } from "~/base/lib/env/settings.server";
import { minute, second } from "~/base/lib/time";
import { forwardDue } from "./forward.server";

const { contact, bulk } = settings.formServices;

/** Forwards enquiries to the form services; without one, the admin reads them in the shop. */
export const forwardJob: Job = {
  name: "enquiries",
  every: contact || bulk ? 5 * second : minute,
  run: async () => {
    if (!contact && !bulk) return "CONTACT_FORM_URL and BULK_FORM_URL are not set";
    const { taken, failed } = await forwardDue(settings.formServices);
    const parts = [taken > 0 && `${taken} forwarded`, failed > 0 && `${failed} to be tried again`];
    return parts.filter(Boolean).join(", ") || "Nothing to forward";
  },
};
