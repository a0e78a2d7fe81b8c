/** Of the people whom a breach touches: how many there are, have got a letter, wait for one, and have no e-mail address. */
export type Told = { all: number; written: number; waiting: number; unreachable: number };
