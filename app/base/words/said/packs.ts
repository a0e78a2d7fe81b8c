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
  "{price} per piece": ["{price}/નંગ", "{price}/नग"],
  "{price} per pair": ["{price}/જોડી", "{price}/जोड़ी"],
  "{price} per box": ["{price}/બોક્સ", "{price}/बॉक्स"],
  "By the piece": ["નંગ પ્રમાણે", "नग के हिसाब से"],
  "Per piece": ["નંગ દીઠ", "प्रति नग"],
  "Per pair": ["જોડી દીઠ", "प्रति जोड़ी"],
  "Per box": ["બોક્સ દીઠ", "प्रति बॉक्स"],
  "Saved on each, against the smallest pack.": [
    "સૌથી નાના પેકની સરખામણીએ, દરેક પર બચત.",
    "सबसे छोटे पैक की तुलना में, हर एक पर बचत।",
  ],
  "Lowest price for each": ["દરેકનો સૌથી ઓછો ભાવ", "हर एक की सबसे कम कीमत"],
  "The packs of these goods.": ["આ વસ્તુના પેક.", "इस वस्तु के पैक।"],
  "{price} per kg": ["{price}/કિલો", "{price}/किलो"],
  "<price>{ml}</price> per ml, <price>{g}</price> per g, inclusive of all taxes": [
    "મિલી દીઠ <price>{ml}</price>, ગ્રામ દીઠ <price>{g}</price>, બધા ટેક્સ સાથે",
    "प्रति मिली <price>{ml}</price>, प्रति ग्राम <price>{g}</price>, सभी टैक्स सहित",
  ],
};
