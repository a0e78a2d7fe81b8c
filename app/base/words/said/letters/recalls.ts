import type { Said } from "../../catalogue";

/** What buyers are told of a recall, and that it was called off, by mail and by WhatsApp. */
export const said: Said = {
  "RECALL: do not use {product}, batch {batch}": [
    "રિકોલ: {product}, બેચ {batch} વાપરશો નહીં",
    "रिकॉल: {product}, बैच {batch} इस्तेमाल न करें",
  ],
  "We take back batch {batch} of {product}. Packs of it were in your order {number}.": [
    "{product} ની બેચ {batch} અમે પાછી લઈએ છીએ. તેના પેક તમારા ઓર્ડર {number} માં હતા.",
    "हम {product} का बैच {batch} वापस ले रहे हैं। इसके पैक आपके ऑर्डर {number} में थे।",
  ],
  "{product}, batch {batch}": ["{product}, બેચ {batch}", "{product}, बैच {batch}"],
  "Packs of it are in: {goods}": ["તેના પેક આમાં છે: {goods}", "इसके पैक इनमें हैं: {goods}"],
  "Do not use it, and do not give it to anybody. Keep it apart and tell us: we take it back, also opened and without a bill, and give your money back.":
    [
      "તેને વાપરશો નહીં અને કોઈને આપશો નહીં. અલગ રાખો અને અમને જણાવો: ખોલેલું હોય કે બિલ ન હોય તોપણ અમે પાછું લઈએ છીએ અને પૈસા પાછા આપીએ છીએ.",
      "इसे इस्तेमाल न करें और किसी को न दें। अलग रखें और हमें बताएं: खुला हो या बिल न हो, तब भी हम वापस लेते हैं और पैसे लौटाते हैं।",
    ],
  "{product}, batch {batch}: checked, you may use it": [
    "{product}, બેચ {batch}: તપાસી છે, વાપરી શકાય છે",
    "{product}, बैच {batch}: जांचा गया, इस्तेमाल हो सकता है",
  ],
  "We asked you not to use batch {batch} of {product} from your order {number}. We have checked it: the batch is fine, and the recall is called off.":
    [
      "તમારા ઓર્ડર {number} માંથી {product} ની બેચ {batch} ન વાપરવા અમે કહ્યું હતું. અમે તેને તપાસી છે: બેચ બરાબર છે અને તેને પાછી મંગાવવાનું બંધ કર્યું છે.",
      "हमने आपके ऑर्डर {number} के {product} का बैच {batch} इस्तेमाल न करने को कहा था। हमने उसे जांच लिया है: बैच ठीक है और उसे वापस मंगाना बंद कर दिया है।",
    ],
  "Keep your packs and use them as before. You need not do anything.": [
    "તમારાં પેક રાખો અને પહેલાંની જેમ વાપરો. તમારે કંઈ કરવાનું નથી.",
    "अपने पैक रखें और पहले की तरह इस्तेमाल करें। आपको कुछ नहीं करना है।",
  ],
  "We are there: {hours}": ["અમે હાજર હોઈએ છીએ: {hours}", "मिलने का समय: {hours}"],
  "More about this batch": ["આ બેચ વિશે વધુ", "इस बैच के बारे में और"],
};
