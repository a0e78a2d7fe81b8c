import type { Said } from "../../catalogue";

/** The mails about money that stays with the shop for its buyer. */
export const said: Said = {
  "{amount} stays with us for you": [
    "તમારા {amount} અમારી પાસે જમા છે",
    "आपके {amount} हमारे पास जमा हैं",
  ],
  "{amount} that you paid for order {number} is not needed for it.": [
    "ઓર્ડર {number} માટે તમે આપેલા {amount} વધ્યા છે.",
    "ऑर्डर {number} के लिए आपके दिए {amount} बच गए हैं।",
  ],
  "It stays with us for you: we use it for a later order, or pay it back. Please write to us.": [
    "તે અમારી પાસે તમારા નામે જમા રહેશે: આગળના ઓર્ડરમાં ગણીશું અથવા પાછા આપીશું. અમને લખો.",
    "यह हमारे पास आपके नाम जमा रहेगा: अगले ऑर्डर में गिन लेंगे या वापस देंगे। हमें लिखें।",
  ],
  "{amount} that you had with us pays order {number}": [
    "ઓર્ડર {number}માં તમારા જમા {amount} ગણ્યા છે",
    "ऑर्डर {number} में आपके जमा {amount} गिन लिए हैं",
  ],
  "We have used {amount} that you had with us for order {number}.": [
    "અમારી પાસે જમા તમારા {amount} ઓર્ડર {number}માં ગણ્યા છે.",
    "हमारे पास जमा आपके {amount} ऑर्डर {number} में गिन लिए हैं।",
  ],
  "Still with us for you": ["અમારી પાસે હજી જમા", "हमारे पास अभी जमा"],
  "Thank you. We have received {amount} more than you had to pay.": [
    "આભાર. તમારે ચૂકવવાના હતા તેથી {amount} વધારે મળ્યા છે.",
    "धन्यवाद। आपको जितना देना था उससे {amount} ज़्यादा मिले हैं।",
  ],
};
