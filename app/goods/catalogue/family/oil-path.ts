/** The path of the screen of a pack's oil. */
export const oilPath = (slug: string) => `/dashboard/admin/family/${slug}`;
