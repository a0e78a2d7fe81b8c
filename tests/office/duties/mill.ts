/** What the owner of a small mill says of it: it presses oil, and files every month. */
export const mill = {
  filing: "month",
  filingDay: "",
  gstDay: "",
  turnover: "to-2",
  oil: "makes",
  fssai: "registration",
  feeDay: "",
  testDay: "",
  scalesDay: "",
  helpline: "",
  helplineDay: "",
} as const;
