/**
 * The colours that the place of a photo may have until it loads: in `photo-ground.css` each is a class, because the
 * Content-Security-Policy allows no styles but those of files. Four pale rows, where most photos of goods lie, with small steps; then
 * four strong ones, of wood, oil, leaves, cloth and walls.
 */
const palette = [
  "#ffffff #fcfaf6 #fefaf1 #fff9f0 #fff9f6 #f6fcf3 #f6fbfe #fff8fb",
  "#f4f4f4 #f7f4ed #faf3e7 #fff3dd #fef1eb #eef8e9 #e9f6ff #ffeff6",
  "#ebebeb #efebe2 #f3ead8 #fde9c5 #fee5da #e2f0dc #d8effd #fde3ee",
  "#dbdbdb #e1dacc #e7d9bd #f5d69e #f7d2c1 #cde2c3 #bde1f6 #f5cedf",
  "#bebebe #cbbba5 #deb870 #f0ad7f #f7a597 #9bce90 #8cc4f4 #e8a7cb",
  "#929292 #a28f76 #b78a2c #ca7d44 #d17465 #69a45c #5599d0 #c176a1",
  "#606060 #6e5e48 #7d5a00 #8f4d16 #954539 #3b6f30 #276595 #87486d",
  "#222222 #332a1e #3a2800 #452001 #481b15 #16330f #092e48 #411d32",
].flatMap((row) => row.split(" ").map((colour) => ({ colour, channels: channelsOf(colour) })));

/** The class of an `<img>` whose photo has this colour (`#rrggbb`, null for none), with its other classes. */
export function withGround(colour: string | null, className?: string): string | undefined {
  const ground = colour && `ground-${nearest(colour).slice(1)}`;
  return [className, ground].filter(Boolean).join(" ") || undefined;
}

function nearest(colour: string): string {
  const own = channelsOf(colour);
  const distances = palette.map(({ channels }) => distance(channels, own));
  return palette[distances.indexOf(Math.min(...distances))]?.colour ?? colour;
}

type Channels = [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Squared, each channel with about the share it has in what the eye calls light (ITU-R BT.601). */
const distance = ([red, green, blue]: Channels, [ofRed, ofGreen, ofBlue]: Channels) =>
  3 * (red - ofRed) ** 2 + 6 * (green - ofGreen) ** 2 + (blue - ofBlue) ** 2;
