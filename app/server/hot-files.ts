/** What a photo of a list weighs, with room; larger ones are asked for too rarely to be worth their place. */
const mostForOne = 128 * 1024;

/** Small files that were asked for lately, in memory up to a number of bytes; who was not asked for longest goes first. */
export class HotFiles {
  private readonly files = new Map<string, Buffer>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  get(name: string): Buffer | undefined {
    const file = this.files.get(name);
    if (!file) return undefined;
    // A Map remembers the order in which its keys came.
    this.files.delete(name);
    this.files.set(name, file);
    return file;
  }

  keep(name: string, file: Buffer): void {
    if (file.length === 0 || file.length > mostForOne || this.files.has(name)) return;
    this.files.set(name, file);
    this.bytes += file.length;
    for (const [oldest, { length }] of this.files) {
      if (this.bytes <= this.most) return;
      this.files.delete(oldest);
      this.bytes -= length;
    }
  }
}
