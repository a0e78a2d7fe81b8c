let file: string | null = null;

/** Remembers the file that this process runs, so that it can start others like it. */
export function runs(program: string): void {
  file = program;
}

/** The file of the built shop; null in development and tests, which run no built one. */
export const program = (): string | null => file;
