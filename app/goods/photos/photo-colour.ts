/** Bits to drop per channel: colours that share the rest form one cluster. */
const droppedBits = 5;

/**
 * The dominant colour as `#rrggbb`: the mean of the largest cluster of similar pixels. A mean of all pixels would be a muddy mix
 * of the oil's gold and the cream background. `data`: RGB, three bytes per pixel.
 */
export function dominantColour(data: Uint8Array): string {
  const clusters = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let largest: [number, number, number, number] = [1, 255, 255, 255];
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const key =
      ((red >> droppedBits) << 16) | ((green >> droppedBits) << 8) | (blue >> droppedBits);
    const cluster = clusters.get(key) ?? [0, 0, 0, 0];
    clusters.set(key, cluster);
    cluster[0] += 1;
    cluster[1] += red;
    cluster[2] += green;
    cluster[3] += blue;
    if (cluster[0] > largest[0] || clusters.size === 1) largest = cluster;
  }
  const [count, ...sums] = largest;
  return `#${sums.map((sum) => hex(Math.round(sum / count))).join("")}`;
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");
