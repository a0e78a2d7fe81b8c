import { type Collection, collections, type DumpFile } from "./dump.server";

/** The result for one row. `refused`: not imported. `note`: imported with a change. */
export type Finding = {
  kind: "refused" | "note";
  file: string;
  line: number;
  /** As in the dump; null when it could not be read. */
  id: string | null;
  /** A sentence without personal data. */
  reason: string;
};

type Count = {
  read: number;
  /** Added to the shop (in a dry run: would be). */
  added: number;
  /** Already in the shop. */
  there: number;
  refused: number;
  /** Imported product photos. */
  photos: number;
};

/** Counts results and passes each finding on at once: there may be too many to collect. */
export class Report {
  readonly counts = new Map<Collection, Count>();
  notes = 0;

  constructor(
    private readonly tell: (finding: Finding) => void,
    /** Data files that are not imported. */
    readonly leftOut: string[] = [],
  ) {}

  of(collection: Collection): Count {
    const existing = this.counts.get(collection);
    if (existing) return existing;
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

/** Position of a row. */
export type Place = { file: DumpFile; line: number; id: string | null };
