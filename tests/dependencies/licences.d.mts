export function refusedLicence(name: string, licence: string | undefined): string | null;
export function licenceInText(text: string): string | undefined;
