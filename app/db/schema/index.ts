export * from "./accounts";
export * from "./catalogue";
export * from "./cart";
export * from "./orders";
export * from "./payments";
export * from "./site";
export * from "./audit";
