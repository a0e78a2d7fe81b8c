/**
 * The last time in which nothing could be copied, because the copier or the store did not run. It counts for nobody: what may be lost
 * is what was told in the last 5 s in which both ran.
 */
export class Standstill {
  private from = 0;
  private until = 0;

  begin(): void {
    this.from = Date.now();
    this.until = Infinity;
  }

  end(): void {
    this.until = Math.min(this.until, Date.now());
  }

  /** How long (ms) both ran between two moments (UTC ms). */
  copiedBetween(one: number, other: number): number {
    const still = Math.min(other, this.until) - Math.max(one, this.from);
    return other - one - Math.max(0, still);
  }
}
