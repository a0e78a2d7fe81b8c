import type { Viewer } from "~/accounts/viewer.server";
import { deliveryDefaults } from "./delivery-defaults.server";

/** The PIN of a user's usual address, as far as it is known. */
export const usualPin = (viewer: Viewer): string | null => deliveryDefaults(viewer).pin || null;
