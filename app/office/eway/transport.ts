/** How the goods of an order travel. Days as `2026-11-25`. */
export type Transport = {
  /** 0: the portal finds it out from the PINs. */
  distanceKm: number;
  /** 1 road, 2 rail, 3 air, 4 ship. */
  mode: number;
  vehicle: string;
  transporterId: string;
  transporter: string;
  lorryReceipt: string;
  lorryReceiptDay: string | null;
};

export const modeWords: Record<number, string> = { 1: "Road", 2: "Rail", 3: "Air", 4: "Ship" };

export const noTransport: Transport = {
  distanceKm: 0,
  mode: 1,
  vehicle: "",
  transporterId: "",
  transporter: "",
  lorryReceipt: "",
  lorryReceiptDay: null,
};

export const farthestKm = 4000;

/** For how many days a bill is good over this distance: one for each 200 km or part of them, until midnight. 0 km: not known here. */
export const daysGood = (km: number): number => Math.ceil(km / 200);

/** What is wrong with a vehicle's number, in capitals without spaces; null: nothing. The portal knows more of its shapes. */
export const vehicleProblem = (vehicle: string): string | null =>
  /^[A-Z0-9]{7,15}$/.test(vehicle) ? null : "Vehicle must look like GJ05AB1234";

/** What is wrong with a transporter's GSTIN or enrolment number; null: nothing. */
export const transporterProblem = (id: string): string | null =>
  /^\d{2}[A-Z0-9]{13}$/.test(id) ? null : "Transporter’s number must have 15 letters and digits";
