import type { Said } from "../catalogue";

/** What the shop says of itself, and what proves it. */
export const said: Said = {
  "{certification} certified": ["{certification} પ્રમાણિત", "{certification} प्रमाणित"],
  "{certification} certified.": ["{certification} પ્રમાણિત.", "{certification} प्रमाणित।"],
  "{certification} certified, number {number}, until {day}": [
    "{certification} પ્રમાણિત, નંબર {number}, {day} સુધી",
    "{certification} प्रमाणित, नंबर {number}, {day} तक",
  ],
  "{certification} certified, number {number}, until {day}.": [
    "{certification} પ્રમાણિત, નંબર {number}, {day} સુધી.",
    "{certification} प्रमाणित, नंबर {number}, {day} तक।",
  ],
  "A family oil press in Surat": ["સુરતની પારિવારિક તેલ મિલ", "सूरत की पारिवारिक तेल मिल"],
  "A family oil press": ["પારિવારિક તેલ મિલ", "पारिवारिक तेल मिल"],
  "An oil press in Surat": ["સુરતની તેલ મિલ", "सूरत की तेल मिल"],
  "An oil press": ["તેલ મિલ", "तेल मिल"],
  "Groundnut oil from a family press in Surat, Gujarat.": [
    "સુરત, ગુજરાતની પારિવારિક તેલ મિલનું સિંગતેલ.",
    "सूरत, गुजरात की पारिवारिक तेल मिल का मूंगफली का तेल।",
  ],
  "Groundnut oil from a family press.": [
    "પારિવારિક તેલ મિલનું સિંગતેલ.",
    "पारिवारिक तेल मिल का मूंगफली का तेल।",
  ],
  "Groundnut oil from Surat, Gujarat.": ["સુરત, ગુજરાતનું સિંગતેલ.", "सूरत, गुजरात का मूंगफली का तेल।"],
  "Groundnut oil, pressed and packed by us.": [
    "અમે જ પીલેલું અને પેક કરેલું સિંગતેલ.",
    "हमारा ही पेरा और पैक किया मूंगफली का तेल।",
  ],
  "What proves it": ["તેનો પુરાવો", "इसका प्रमाण"],
  "Family business": ["પારિવારિક ધંધો", "पारिवारिक कारोबार"],
  "Where we are": ["અમે ક્યાં છીએ", "हम कहां हैं"],
  "number {number}": ["નંબર {number}", "नंबर {number}"],
  "Proof: number {number}": ["પુરાવો: નંબર {number}", "प्रमाण: नंबर {number}"],
  "until {day}": ["{day} સુધી", "{day} तक"],
  "Open the paper": ["કાગળ ખોલો", "कागज़ खोलें"],
};
