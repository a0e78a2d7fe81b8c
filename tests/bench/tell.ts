import { type Row, tableLine } from "./row";

/** All lines so far. */
export const rows: Row[] = [];

export function tell(row: Row): void {
  rows.push(row);
  say(tableLine(row));
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
