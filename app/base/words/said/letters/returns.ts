import type { Said } from "../../catalogue";

/** Mails about returns that buyers ask for. */
export const said: Said = {
  "On the page of your order you can also ask for a return, within {days, plural, one {# day} other {# days}}.":
    [
      "તમારા ઓર્ડરના પેજ પરથી {days, plural, one {# દિવસ} other {# દિવસ}}માં રિટર્ન પણ માગી શકાય.",
      "अपने ऑर्डर के पेज से {days, plural, one {# दिन} other {# दिन}} में रिटर्न भी मांगा जा सकता है।",
    ],
  "We have your return request {number}": [
    "તમારું રિટર્ન {number} અમને મળ્યું છે",
    "आपका रिटर्न {number} हमें मिल गया है",
  ],
  "We have your request to return something of your order {order}. Its number is {number}. We answer within {hours} hours.":
    [
      "ઓર્ડર {order}માંથી રિટર્નની તમારી વિનંતી મળી છે. તેનો નંબર {number} છે. અમે {hours} કલાકમાં જવાબ આપીશું.",
      "ऑर्डर {order} में से रिटर्न का आपका अनुरोध मिला है। उसका नंबर {number} है। हम {hours} घंटे में जवाब देंगे।",
    ],
  "Please keep the packs as they are, and do not send anything back before we answer.": [
    "પેક જેમ છે તેમ રાખો. અમારો જવાબ આવે તે પહેલાં કંઈ પાછું મોકલશો નહીં.",
    "पैक जैसे हैं वैसे रखें। हमारा जवाब आने से पहले कुछ वापस न भेजें।",
  ],
  "Your return {number} is accepted": ["તમારું રિટર્ન {number} મંજૂર છે", "आपका रिटर्न {number} मंज़ूर है"],
  "We accept your return {number} of these packs:": [
    "તમારું રિટર્ન {number} આ પેક માટે મંજૂર છે:",
    "आपका रिटर्न {number} इन पैक के लिए मंज़ूर है:",
  ],
  "Please send them back to us and write {number} on the parcel.": [
    "તે અમને પાછા મોકલો અને પાર્સલ પર {number} લખો.",
    "उन्हें हमें वापस भेजें और पार्सल पर {number} लिखें।",
  ],
  "Send to": ["અહીં મોકલો", "यहां भेजें"],
  "Your return {number} is not accepted": [
    "તમારું રિટર્ન {number} મંજૂર નથી",
    "आपका रिटर्न {number} मंज़ूर नहीं है",
  ],
  "We looked at your return {number} and cannot accept it:": [
    "અમે તમારું રિટર્ન {number} જોયું. તે મંજૂર થઈ શકે તેમ નથી:",
    "हमने आपका रिटर्न {number} देखा। वह मंज़ूर नहीं हो सकता:",
  ],
  "If you see it otherwise, please write to us.": [
    "તમને એવું ન લાગતું હોય તો અમને લખો.",
    "आपको ऐसा न लगता हो तो हमें लिखें।",
  ],
  "The packs of your return {number} are back with us": [
    "તમારા રિટર્ન {number}ના પેક અમને પાછા મળ્યા છે",
    "आपके रिटर्न {number} के पैक हमें वापस मिल गए हैं",
  ],
  "The packs of your return {number} have reached us. We settle it by {day}.": [
    "તમારા રિટર્ન {number}ના પેક અમને મળ્યા છે. {day} સુધીમાં પતાવી દઈશું.",
    "आपके रिटर्न {number} के पैक हमें मिल गए हैं। {day} तक निपटा देंगे।",
  ],
  "Your return {number} is settled": ["તમારું રિટર્ન {number} પૂરું થયું", "आपका रिटर्न {number} पूरा हुआ"],
  "We have sent you the same again for your return {number}.": [
    "તમારા રિટર્ન {number} માટે એ જ બીજું મોકલી દીધું છે.",
    "आपके रिटर्न {number} के लिए वही दूसरा भेज दिया है।",
  ],
  "Your return {number} is settled. There was nothing left to pay back.": [
    "તમારું રિટર્ન {number} પૂરું થયું. પાછું આપવાનું કંઈ બાકી નહોતું.",
    "आपका रिटर्न {number} पूरा हुआ। लौटाने को कुछ बाकी नहीं था।",
  ],
};
