/** Colours that share the upper bits of each channel are one crowd. */
const alike = 5;

/**
 * The colour that most of a picture has, as `#rrggbb`: the mean of the largest crowd of pixels that look alike. A mean of all
 * would be the mud between an oil's gold and the cream behind it. `data`: three bytes a pixel, red, green, blue.
 */
export function dominantColour(data: Uint8Array): string {
  const crowds = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let largest: [number, number, number, number] = [1, 255, 255, 255];
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const key = ((red >> alike) << 16) | ((green >> alike) << 8) | (blue >> alike);
    const crowd = crowds.get(key) ?? [0, 0, 0, 0];
    crowds.set(key, crowd);
    crowd[0] += 1;
    crowd[1] += red;
    crowd[2] += green;
    crowd[3] += blue;
    if (crowd[0] > largest[0] || crowds.size === 1) largest = crowd;
  }
  const [count, ...sums] = largest;
  return `#${sums.map((sum) => hex(Math.round(sum / count))).join("")}`;
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");
