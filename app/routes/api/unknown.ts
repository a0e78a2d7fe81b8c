import { unknownAddress } from "~/base/lib/api.server";

export const loader = unknownAddress;
export const action = unknownAddress;
