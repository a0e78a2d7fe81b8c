import type { Said } from "../catalogue";

/** The page that the code on a pack leads to, and recalls. */
export const said: Said = {
  "Batch {number}": ["બેચ {number}", "बैच {number}"],
  "This batch is fine": ["આ બેચ બરાબર છે", "यह बैच ठीक है"],
  "Nothing is known against it.": ["તેમાં કોઈ ખામીની જાણ નથી.", "इसमें कोई खराबी सामने नहीं आई है।"],
  "Look at the best-before day of this batch": [
    "આ બેચની બેસ્ટ બિફોર તારીખ જુઓ",
    "इस बैच की बेस्ट बिफ़ोर तारीख देखें",
  ],
  "Nothing else is known against it.": ["બીજી કોઈ ખામીની જાણ નથી.", "और कोई खराबी सामने नहीं आई है।"],
  "This batch was checked and may be used": [
    "આ બેચ તપાસી છે અને વાપરી શકાય છે",
    "यह बैच जांचा गया है और इस्तेमाल हो सकता है",
  ],
  "It was recalled on {from}. The recall was called off on {to}.": [
    "{from}: પાછી મંગાવી હતી. {to}: તપાસ પછી પાછી મંગાવવાનું બંધ કર્યું.",
    "{from}: वापस मंगाया गया था। {to}: जांच के बाद वापस मंगाना बंद किया गया।",
  ],
  "Ask again when there is a connection": ["ઇન્ટરનેટ આવે ત્યારે ફરી જુઓ", "इंटरनेट आने पर फिर से देखें"],
  "This page is an older copy: it does not know whether the batch was recalled since.": [
    "આ પેજ જૂની કોપી છે. ત્યાર પછી બેચ પાછી મંગાવી છે કે નહીં, તે અહીં ખબર ન પડે.",
    "यह पेज पुरानी कॉपी है। उसके बाद बैच वापस मंगाया गया या नहीं, यहां पता नहीं चलता।",
  ],
  "RECALL: do not use this pack": [
    "બેચ પાછી મંગાવી છે: આ પેક વાપરશો નહીં",
    "बैच वापस मंगाया गया है: यह पैक इस्तेमाल न करें",
  ],
  "We take this batch back. Recalled on {day}.": [
    "અમે આ બેચ પાછી લઈએ છીએ. ક્યારથી: {day}.",
    "हम यह बैच वापस ले रहे हैं। कब से: {day}।",
  ],
  "Recall: batch {number}": ["પાછી મંગાવેલી બેચ {number}", "वापस मंगाया गया बैच {number}"],
  "Why it is recalled": ["કેમ પાછી મંગાવી", "क्यों वापस मंगाया"],
  "What to do": ["શું કરવું", "क्या करें"],
  "Do not use it, and give it to nobody else.": [
    "તેને વાપરશો નહીં, બીજા કોઈને આપશો નહીં.",
    "इसे इस्तेमाल न करें, किसी और को न दें।",
  ],
  "Give the pack back to us, opened or not. Call or write: we tell you how.": [
    "પેક અમને પાછું આપો, ખોલેલું હોય તો પણ. ફોન કરો અથવા લખો: કેવી રીતે, તે અમે કહીશું.",
    "पैक हमें वापस दें, खुला हो तब भी। फ़ोन करें या लिखें: कैसे, यह हम बताएंगे।",
  ],
  "You get all of your money back. No bill is needed.": [
    "તમને પૂરા પૈસા પાછા મળશે. બિલની જરૂર નથી.",
    "आपको पूरे पैसे वापस मिलेंगे। बिल की ज़रूरत नहीं है।",
  ],
  "What has been done": ["અત્યાર સુધી શું થયું", "अब तक क्या हुआ"],
  "The recall has begun: no pack of this batch is sold any more.": [
    "બેચ પાછી મંગાવવાનું શરૂ થયું: તેનું કોઈ પેક હવે વેચાતું નથી.",
    "वापस मंगाना शुरू हुआ: इस बैच का कोई पैक अब नहीं बिकता।",
  ],
  "The food safety authority has been told.": [
    "ખોરાક સલામતી વિભાગને જાણ કરી.",
    "खाद्य सुरक्षा विभाग को बताया गया।",
  ],
  "The packs are being collected.": ["પેક પાછાં લેવાય છે.", "पैक वापस लिए जा रहे हैं।"],
  "The recall is finished. For a pack that you still have the same holds.": [
    "પાછી મંગાવવાનું કામ પૂરું થયું. તમારી પાસે હજી પેક હોય તો આ જ કરવાનું છે.",
    "वापस मंगाने का काम पूरा हुआ। आपके पास अब भी पैक हो तो यही करना है।",
  ],
  "Checked again: the batch may be used.": [
    "ફરી તપાસ થઈ: બેચ વાપરી શકાય છે.",
    "फिर से जांच हुई: बैच इस्तेमाल हो सकता है।",
  ],
  "Called off on {day}: it was checked and may be used": [
    "{day}: તપાસી છે, વાપરી શકાય છે",
    "{day}: जांचा गया, इस्तेमाल हो सकता है",
  ],
  "Recalled on {day}: do not use it": [
    "{day}: પાછી મંગાવી, વાપરશો નહીં",
    "{day}: वापस मंगाया गया, इस्तेमाल न करें",
  ],
  "Packs of it are in:": ["તેના પેક આમાં છે:", "इसके पैक इनमें हैं:"],
  "No batch is recalled, and none has been so far.": [
    "કોઈ બેચ પાછી મંગાવી નથી, પહેલાં પણ મંગાવી નથી.",
    "कोई बैच वापस नहीं मंगाया गया है, पहले भी नहीं।",
  ],
  "Packed on {packed}, best before {end}": [
    "પેકિંગની તારીખ {packed}, બેસ્ટ બિફોર {end}",
    "पैकिंग की तारीख {packed}, बेस्ट बिफ़ोर {end}",
  ],
  "Batches that we have recalled, and what to do with a pack of one. The number is printed on the pack.":
    [
      "અમે પાછી મંગાવેલી બેચ, અને તેનું પેક હોય તો શું કરવું. બેચ નંબર પેક પર લખેલો છે.",
      "हमारे वापस मंगाए गए बैच, और उनका पैक हो तो क्या करें। बैच नंबर पैक पर लिखा है।",
    ],
  "Lot of seed": ["સિંગદાણાનો લોટ", "मूंगफली का लॉट"],
  "Lots of seed": ["સિંગદાણાના લોટ", "मूंगफली के लॉट"],
  "The tank held oil of all of these.": ["ટાંકીમાં આ બધાનું તેલ હતું.", "टंकी में इन सबका तेल था।"],
  "Where the seed grew": ["ક્યાં પાકેલું છે", "कहां उगा है"],
  "{from} to {to}": ["{from} થી {to}", "{from} से {to}"],
  "How to use and keep it": ["કેવી રીતે વાપરવું અને સાચવવું", "कैसे इस्तेमाल करें और रखें"],
  "Close the pack well after each use, away from light and heat.": [
    "વાપર્યા પછી પેક બરાબર બંધ કરો, તડકા અને ગરમીથી દૂર રાખો.",
    "इस्तेमाल के बाद पैक ठीक से बंद करें, धूप और गर्मी से दूर रखें।",
  ],
  "Use it before the day above.": [
    "ઉપર લખેલી બેસ્ટ બિફોર તારીખ પહેલાં વાપરો.",
    "ऊपर लिखी बेस्ट बिफ़ोर तारीख से पहले इस्तेमाल करें।",
  ],
  "If it smells or looks other than it should, do not use it and tell us.": [
    "ગંધ અથવા દેખાવ અલગ લાગે તો વાપરશો નહીં, અમને જણાવો.",
    "गंध या रंग अलग लगे तो इस्तेमाल न करें, हमें बताएं।",
  ],
  "Is something wrong with your pack?": ["તમારા પેકમાં કંઈ ખામી છે?", "आपके पैक में कुछ खराबी है?"],
  "Complain about batch {number}": ["બેચ {number} વિશે ફરિયાદ કરો", "बैच {number} की शिकायत करें"],
  "who bought it here gets a link by email to write one.": [
    "અહીંથી ખરીદનારને રિવ્યૂ લખવાની લિંક ઇમેઇલથી મળે છે.",
    "यहां से खरीदने वाले को रिव्यू लिखने का लिंक ईमेल से मिलता है।",
  ],
  "We do not know this number": ["આ નંબર અમારી પાસે નથી", "यह नंबर हमारे पास नहीं है"],
  "Check the number on the pack: it stands beside the day of packing, such as 26-11-A.": [
    "પેક પરનો નંબર જુઓ: તે પેકિંગની તારીખ પાસે હોય છે, જેમ કે 26-11-A.",
    "पैक पर लिखा नंबर देखें: वह पैकिंग की तारीख के पास होता है, जैसे 26-11-A।",
  ],
  "You asked for {number}.": ["તમે લખ્યું: {number}.", "आपने लिखा: {number}।"],
  "Is it there just so? Then tell us: it may not be one of our packs.": [
    "પેક પર આમ જ લખ્યું છે? તો અમને જણાવો: કદાચ તે અમારું પેક નથી.",
    "पैक पर ऐसा ही लिखा है? तो हमें बताएं: शायद वह हमारा पैक नहीं है।",
  ],
  "All recalls": ["પાછી મંગાવેલી બધી બેચ", "वापस मंगाए गए सभी बैच"],
};
