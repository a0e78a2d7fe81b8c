/** A JPEG that stands for a page where its link is shared. Width and height in pixels. */
export type CardImage = { path: string; width: number; height: number; alt: string };

/** The picture of every page that has none of its own. */
export const shopCard: CardImage = {
  path: "/banners/og-1200x630.jpg",
  width: 1200,
  height: 630,
  alt: "Prayosha groundnut oil in a pouch, a bottle, a glass bottle and a tin",
};
