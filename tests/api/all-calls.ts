import { callsByTopic } from "~/layout/contract/calls";

/** Every call of /api/v1. */
export const allCalls = Object.values(callsByTopic).flat();
