export function audited(stdout: string, status: number | null): { known: string[]; note: string };
