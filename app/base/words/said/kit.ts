import type { Said } from "../catalogue";

/** Buttons, lists and messages that many pages share, and what scripts say. */
export const said: Said = {
  Save: ["સાચવો", "सेव करें"],
  Cancel: ["રદ કરો", "रद्द करें"],
  Edit: ["બદલો", "बदलें"],
  Delete: ["કાઢી નાખો", "हटाएं"],
  "Edit {name}": ["બદલો: {name}", "बदलें: {name}"],
  "Delete {name}": ["કાઢી નાખો: {name}", "हटाएं: {name}"],
  "Keep it": ["રહેવા દો", "रहने दें"],
  Copied: ["કોપી થયું", "कॉपी हुआ"],
  Copy: ["કોપી કરો", "कॉपी करें"],
  Newer: ["નવા", "नए"],
  Older: ["જૂના", "पुराने"],
  "Page {page} of {pages}": ["પેજ {page}, કુલ {pages}", "पेज {page}, कुल {pages}"],
  "Dismiss this message": ["આ મેસેજ બંધ કરો", "यह मैसेज बंद करें"],
  "There is no connection. Nothing was sent; what you typed is still here.": [
    "ઇન્ટરનેટ નથી. કંઈ મોકલાયું નથી; તમે લખેલું બધું અહીં જ છે.",
    "इंटरनेट नहीं है। कुछ भेजा नहीं गया; आपका लिखा सब यहीं है।",
  ],
  "The connection was lost. What you typed is still here. Check whether it was saved before you send it again.":
    [
      "ઇન્ટરનેટ તૂટી ગયું. તમે લખેલું બધું અહીં જ છે; ફરી મોકલતા પહેલાં જુઓ કે સચવાયું છે કે નહીં.",
      "इंटरनेट टूट गया। आपका लिखा सब यहीं है; फिर भेजने से पहले देखें कि सेव हुआ या नहीं।",
    ],
  "You were logged out. What you typed is still here: log in in another window, then press again.":
    [
      "લોગ આઉટ થઈ ગયું. તમે લખેલું બધું અહીં જ છે: બીજી વિન્ડોમાં લોગ ઇન કરો, પછી ફરી દબાવો.",
      "लॉग आउट हो गया। आपका लिखा सब यहीं है: दूसरी विंडो में लॉग इन करें, फिर दोबारा दबाएं।",
    ],
  Upload: ["અપલોડ", "अपलोड"],
  "Sending {name}, {size} MB …": [
    "મોકલાઈ રહ્યું છે: {name}, {size} MB …",
    "भेजा जा रहा है: {name}, {size} MB …",
  ],
  "Sending {n} files, {size} MB …": [
    "{n} ફાઇલો મોકલાઈ રહી છે, {size} MB …",
    "{n} फ़ाइलें भेजी जा रही हैं, {size} MB …",
  ],
  "Chosen photos": ["પસંદ કરેલા ફોટા", "चुनी हुई फ़ोटो"],
  "Chosen: {name}": ["પસંદ કર્યો: {name}", "चुनी गई: {name}"],
};
