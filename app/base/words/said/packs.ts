import type { Said } from "../catalogue";

/** What the law wants said of a pack: its label, its seller, what a measure of it costs. */
export const said: Said = {
  "The label of the pack: {name}": ["પેકનું લેબલ: {name}", "पैक का लेबल: {name}"],
  "Read the label": ["લેબલ વાંચો", "लेबल पढ़ें"],
  "Generic name": ["વસ્તુનું સામાન્ય નામ", "वस्तु का सामान्य नाम"],
  "Sold by": ["વેચનાર", "विक्रेता"],
  "Customer care": ["ગ્રાહક સેવા", "ग्राहक सेवा"],
  "{price} per ml": ["{price}/મિલી", "{price}/मिली"],
  "{price} per g": ["{price}/ગ્રામ", "{price}/ग्राम"],
  "{price} per kg": ["{price}/કિલો", "{price}/किलो"],
  "<price>{ml}</price> per ml, <price>{g}</price> per g, inclusive of all taxes": [
    "મિલી દીઠ <price>{ml}</price>, ગ્રામ દીઠ <price>{g}</price>, બધા ટેક્સ સાથે",
    "प्रति मिली <price>{ml}</price>, प्रति ग्राम <price>{g}</price>, सभी टैक्स सहित",
  ],
};
