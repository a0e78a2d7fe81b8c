import type { Said } from "../catalogue";

/** Customers' words, and who presses the oil. */
export const said: Said = {
  "From the kitchens we press for": [
    "જેમના માટે તેલ પીલીએ છીએ તે રસોડાંમાંથી",
    "उन रसोइयों से जिनके लिए हम तेल पेरते हैं",
  ],
  "Chosen by us": ["અમે પસંદ કરેલાં", "हमारे चुने हुए"],
  "What customers say": ["ગ્રાહકો શું કહે છે", "ग्राहक क्या कहते हैं"],
  Previous: ["પાછળ", "पीछे"],
  Next: ["આગળ", "आगे"],
  "{n} of {count}": ["{count}માંથી {n}", "{count} में से {n}"],
  "Who presses your oil": ["તમારું તેલ કોણ પીલે છે", "आपका तेल कौन पेरता है"],
  "Watch the film": ["વીડિયો જુઓ", "वीडियो देखें"],
  "Our founder": ["અમારા સ્થાપક", "हमारे संस्थापक"],
  "The people at the press": ["ઘાણીએ કામ કરતા લોકો", "घानी पर काम करने वाले लोग"],
  "Where our groundnuts grow": ["અમારી મગફળી જ્યાં પાકે છે", "जहां हमारी मूंगफली उगती है"],
  "Our mill": ["અમારી તેલ મિલ", "हमारी तेल मिल"],
  "Our press": ["અમારી ઘાણી", "हमारी घानी"],
};
