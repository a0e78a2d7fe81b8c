import { unknownAddress } from "~/lib/api.server";

export const loader = unknownAddress;
export const action = unknownAddress;
