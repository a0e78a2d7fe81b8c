import { type Collection, collections, type DumpFile } from "./dump.server";

/** What became of one row. `refused`: it was not brought in. `note`: it was, but not as it stood there. */
export type Finding = {
  kind: "refused" | "note";
  file: string;
  line: number;
  /** As in the dump; null when it could not be read. */
  id: string | null;
  /** A sentence without names, addresses or other personal data. */
  reason: string;
};

export type Count = {
  read: number;
  /** New in the shop (in a dry run: would be). */
  added: number;
  /** There from before. */
  there: number;
  refused: number;
  /** Product photos brought in. */
  photos: number;
};

/** Counts what became of the rows and passes on what has to be told about one of them, at once: there may be many. */
export class Report {
  readonly counts = new Map<Collection, Count>();
  notes = 0;

  constructor(
    private readonly tell: (finding: Finding) => void,
    /** Files beside the dump's that nothing was read from. */
    readonly leftOut: string[] = [],
  ) {}

  of(collection: Collection): Count {
    const known = this.counts.get(collection);
    if (known) return known;
    const count = { read: 0, added: 0, there: 0, refused: 0, photos: 0 };
    this.counts.set(collection, count);
    return count;
  }

  refuse(place: Place, reason: string): void {
    this.of(place.file.collection).refused += 1;
    this.pass("refused", place, reason);
  }

  note(place: Place, reason: string): void {
    this.notes += 1;
    this.pass("note", place, reason);
  }

  get refused(): number {
    return collections.reduce((sum, each) => sum + (this.counts.get(each)?.refused ?? 0), 0);
  }

  private pass(kind: Finding["kind"], { file, line, id }: Place, reason: string): void {
    this.tell({ kind, file: file.name, line, id, reason });
  }
}

/** Which row is meant. */
export type Place = { file: DumpFile; line: number; id: string | null };
