type Line = { quantity: number; takenOut: number };

/** Packs of an order's line that are in its parcel: those taken out before packing are not. */
export const toSend = ({ quantity, takenOut }: Line): number => quantity - takenOut;
