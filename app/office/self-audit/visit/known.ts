import type { Guest } from "./guest";
import type { Visited } from "./visited";

/** What is known of the shop besides its pages. */
export type Facts = {
  /** The public address, without a trailing slash. */
  origin: string;
  /** Whether one can order without an account, and what the shop tells shoppers where one cannot. */
  guests: boolean;
  guestsNote: string | null;
  /** PIN codes that the shop may deliver to, the likeliest first. */
  pins: string[];
  /** Links of the firm to its own pages elsewhere. */
  ownLinks: string[];
  /** Hosts that the pay page may load from. */
  payHosts: string[];
  /** How many testimonials the home pages have by language. */
  testimonials: Record<"en" | "gu" | "hi", number>;
};

/** What is done in the copy of the shop's data, where no form can do it. */
export type Hands = {
  /** Lets guests order, so that the walk can go on where they may not. */
  letGuestsBuy: () => Promise<void>;
  /** Does what the payment service would answer when an order is made known to it. */
  makePayable: (token: string) => Promise<void>;
  /** Does what the payment service would tell when the order is paid. */
  pay: (token: string) => Promise<void>;
  /** The path in letters with news that ends them, for somebody who has just agreed to them. */
  newsLink: () => Promise<string>;
};

/** What every part of the walk has in hand. `pages`: what was looked at, in that order. */
export type Walk = { guest: Guest; pages: Visited[]; facts: Facts; hands: Hands };
