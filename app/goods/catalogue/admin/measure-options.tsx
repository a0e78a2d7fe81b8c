/** The choices of the unit that a pack is sold by; the keys of `measures`. */
export function MeasureOptions() {
  return (
    <>
      <option value="l">Litres</option>
      <option value="kg">Kilograms</option>
      <option value="g">Grams</option>
      <option value="piece">Pieces</option>
      <option value="pair">Pairs</option>
      <option value="box">Boxes</option>
    </>
  );
}
