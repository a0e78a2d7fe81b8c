import type { Said } from "../catalogue";

/** A buyer asks for a return, and reads how it stands. */
export const said: Said = {
  Returns: ["રિટર્ન", "रिटर्न"],
  "Ask for a return": ["રિટર્ન માગો", "रिटर्न मांगें"],
  "Ask for another return": ["બીજું રિટર્ન માગો", "दूसरा रिटर्न मांगें"],
  "See the returns": ["રિટર્ન જુઓ", "रिटर्न देखें"],
  "Return something": ["રિટર્ન", "रिटर्न"],
  "Return {number}": ["રિટર્ન {number}", "रिटर्न {number}"],
  "You can ask until {day}.": ["{day} સુધી માગી શકાય.", "{day} तक मांगा जा सकता है।"],
  "The rules are in our <a>Refund and Return Policy</a>.": [
    "નિયમો <a>રિફંડ અને રિટર્ન પોલિસી</a>માં છે.",
    "नियम <a>रिफ़ंड और रिटर्न पॉलिसी</a> में हैं।",
  ],
  "This order has not left yet, so there is nothing to return.": [
    "આ ઓર્ડર હજી રવાના થયો નથી, એટલે રિટર્ન કરવાનું કંઈ નથી.",
    "यह ऑर्डर अभी रवाना नहीं हुआ, इसलिए रिटर्न करने को कुछ नहीं है।",
  ],
  "A return could be asked for until {day}. If something is wrong, please write to us.": [
    "{day} સુધી રિટર્ન માગી શકાતું હતું. કંઈ તકલીફ હોય તો અમને લખો.",
    "{day} तक रिटर्न मांगा जा सकता था। कोई दिक्कत हो तो हमें लिखें।",
  ],
  "Nothing is left of this order that could be returned.": [
    "આ ઓર્ડરમાં રિટર્ન થઈ શકે એવું કંઈ બાકી નથી.",
    "इस ऑर्डर में रिटर्न के लिए कुछ बाकी नहीं है।",
  ],
  Packs: ["પેક", "पैक"],
  "How many packs": ["કેટલા પેક", "कितने पैक"],
  "at most {n}": ["વધુમાં વધુ {n}", "ज़्यादा से ज़्यादा {n}"],
  "What is wrong": ["શું તકલીફ છે", "क्या दिक्कत है"],
  "Choose what is wrong": ["શું તકલીફ છે તે પસંદ કરો", "क्या दिक्कत है यह चुनें"],
  "Broken or leaking": ["તૂટેલું કે લીક થતું", "टूटा या रिसता हुआ"],
  "Not what I ordered": ["મંગાવ્યું હતું તે નથી", "जो मंगाया था वह नहीं है"],
  "It came too late": ["બહુ મોડું આવ્યું", "बहुत देर से आया"],
  "Not satisfied with the quality": ["ગુણવત્તાથી સંતોષ નથી", "क्वालिटी से संतुष्टि नहीं"],
  "Your words": ["તમારા શબ્દો", "आपके शब्द"],
  "What happened, in any language.": ["શું થયું તે, કોઈ પણ ભાષામાં.", "क्या हुआ, किसी भी भाषा में।"],
  "Photos of the packs": ["પેકના ફોટા", "पैक की फ़ोटो"],
  "Up to 4. Only you and the shop see them; where they were taken is not kept.": [
    "વધુમાં વધુ 4. તે ફક્ત તમે અને દુકાન જુએ છે; ફોટો ક્યાં પાડ્યો તે સચવાતું નથી.",
    "ज़्यादा से ज़्यादा 4। उन्हें सिर्फ़ आप और दुकान देखते हैं; फ़ोटो कहां ली गई यह सेव नहीं होता।",
  ],
  "{n, plural, one {Broken or leaking packs need # photo.} other {Broken or leaking packs need # photos.}}":
    [
      "{n, plural, one {તૂટેલા કે લીક થતા પેક માટે # ફોટો જોઈએ.} other {તૂટેલા કે લીક થતા પેક માટે # ફોટા જોઈએ.}}",
      "{n, plural, one {टूटे या रिसते पैक के लिए # फ़ोटो चाहिए।} other {टूटे या रिसते पैक के लिए # फ़ोटो चाहिए।}}",
    ],
  "{n, plural, one {Please add # photo of the broken or leaking pack.} other {Please add # photos of the broken or leaking pack.}}":
    [
      "{n, plural, one {તૂટેલા કે લીક થતા પેકનો # ફોટો ઉમેરો.} other {તૂટેલા કે લીક થતા પેકના # ફોટા ઉમેરો.}}",
      "{n, plural, one {टूटे या रिसते पैक की # फ़ोटो जोड़ें।} other {टूटे या रिसते पैक की # फ़ोटो जोड़ें।}}",
    ],
  "{n, plural, one {Choose at most # photo} other {Choose at most # photos}}": [
    "{n, plural, one {વધુમાં વધુ # ફોટો પસંદ કરો} other {વધુમાં વધુ # ફોટા પસંદ કરો}}",
    "{n, plural, one {ज़्यादा से ज़्यादा # फ़ोटो चुनें} other {ज़्यादा से ज़्यादा # फ़ोटो चुनें}}",
  ],
  "Please choose the photos again.": ["ફોટા ફરી પસંદ કરો.", "फ़ोटो फिर से चुनें।"],
  "What you would like": ["તમારે શું જોઈએ છે", "आपको क्या चाहिए"],
  "Choose what you would like": ["શું જોઈએ છે તે પસંદ કરો", "क्या चाहिए यह चुनें"],
  "My money back": ["પૈસા પાછા", "पैसे वापस"],
  "The same again, in place of it": ["તેને બદલે એ જ બીજું", "उसके बदले वही दूसरा"],
  "Where to send the money (optional)": ["પૈસા ક્યાં મોકલવા (જરૂરી નથી)", "पैसे कहां भेजने हैं (ज़रूरी नहीं)"],
  "Where to send the money": ["પૈસા ક્યાં મોકલવા", "पैसे कहां भेजने हैं"],
  "A UPI id such as name@bank, or account number and IFSC.": [
    "UPI આઈડી, જેમ કે name@bank, અથવા ખાતા નંબર અને IFSC.",
    "UPI आईडी, जैसे name@bank, या खाता नंबर और IFSC।",
  ],
  "Type how many packs as whole numbers.": [
    "કેટલા પેક તે પૂરા આંકડામાં લખો.",
    "कितने पैक यह पूरे अंकों में लिखें।",
  ],
  "Choose how many packs of at least one product.": [
    "ઓછામાં ઓછી એક પ્રોડક્ટના કેટલા પેક તે લખો.",
    "कम से कम एक प्रोडक्ट के कितने पैक यह लिखें।",
  ],
  "That is more than can be returned. Please look at the numbers again.": [
    "આટલા પેક રિટર્ન થઈ શકતા નથી. આંકડા ફરી જુઓ.",
    "इतने पैक रिटर्न नहीं हो सकते। संख्या फिर से देखें।",
  ],
  "A return of this order cannot be asked for here any more. Please write to us.": [
    "આ ઓર્ડરનું રિટર્ન હવે અહીં માગી શકાતું નથી. અમને લખો.",
    "इस ऑर्डर का रिटर्न अब यहां नहीं मांगा जा सकता। हमें लिखें।",
  ],
  "There are many returns of this order already. Please write to us.": [
    "આ ઓર્ડરનાં ઘણાં રિટર્ન થઈ ગયાં છે. અમને લખો.",
    "इस ऑर्डर के कई रिटर्न हो चुके हैं। हमें लिखें।",
  ],
  "Your return request is taken back.": ["તમારું રિટર્ન પાછું ખેંચ્યું.", "आपका रिटर्न वापस ले लिया गया।"],
  "This return cannot be taken back any more.": [
    "આ રિટર્ન હવે પાછું ખેંચી શકાતું નથી.",
    "यह रिटर्न अब वापस नहीं लिया जा सकता।",
  ],
  "Take the return back": ["રિટર્ન પાછું ખેંચો", "रिटर्न वापस लें"],
  "Take the return {number} back": ["રિટર્ન {number} પાછું ખેંચો", "रिटर्न {number} वापस लें"],
  "Asked for": ["માગેલું", "मांगा गया"],
  "Asked for on": ["ક્યારે માગ્યું", "कब मांगा"],
  Accepted: ["મંજૂર", "मंज़ूर"],
  "Received back": ["પાછું મળ્યું", "वापस मिला"],
  "Not accepted": ["મંજૂર નથી", "मंज़ूर नहीं"],
  "Taken back by you": ["તમે પાછું ખેંચ્યું", "आपने वापस लिया"],
  Replaced: ["બદલી આપ્યું", "बदल दिया"],
  Done: ["પૂરું", "पूरा"],
  "Money returned": ["પૈસા પાછા આપ્યા", "पैसे वापस दिए"],
  "Money on its way": ["પૈસા રસ્તામાં", "पैसे रास्ते में"],
  "We look at it and answer by {day}.": [
    "અમે જોઈને {day} સુધીમાં જવાબ આપીશું.",
    "हम देखकर {day} तक जवाब देंगे।",
  ],
  "You need not send anything back. We settle it by {day}.": [
    "કંઈ પાછું મોકલવાની જરૂર નથી. {day} સુધીમાં પતાવી દઈશું.",
    "कुछ वापस भेजने की ज़रूरत नहीं। {day} तक निपटा देंगे।",
  ],
  "Please send the packs back as we say below, and write {number} on the parcel.": [
    "નીચે લખ્યા પ્રમાણે પેક પાછા મોકલો અને પાર્સલ પર {number} લખો.",
    "नीचे लिखे अनुसार पैक वापस भेजें और पार्सल पर {number} लिखें।",
  ],
  "The packs are back with us. We settle it by {day}.": [
    "પેક અમને પાછા મળ્યા છે. {day} સુધીમાં પતાવી દઈશું.",
    "पैक हमें वापस मिल गए हैं। {day} तक निपटा देंगे।",
  ],
  "We have sent you the same again.": ["એ જ બીજું મોકલી દીધું છે.", "वही दूसरा भेज दिया है।"],
  "There was nothing left to pay back.": ["પાછું આપવાનું કંઈ બાકી નહોતું.", "लौटाने को कुछ बाकी नहीं था।"],
  "We could not send {amount} back yet and look into it.": [
    "{amount} હજી પાછા મોકલી શકાયા નથી, અમે તપાસીએ છીએ.",
    "{amount} अभी वापस नहीं भेजे जा सके, हम जांच रहे हैं।",
  ],
  "We have paid back {amount}.": ["{amount} પાછા આપી દીધા છે.", "{amount} वापस दे दिए हैं।"],
  "{amount} is on its way back to you.": ["{amount} પાછા આવી રહ્યા છે.", "{amount} वापस आ रहे हैं।"],
  "The shop writes:": ["દુકાન લખે છે:", "दुकान लिखती है:"],
  "Your photos": ["તમારા ફોટા", "आपकी फ़ोटो"],
  "Photo {n}": ["ફોટો {n}", "फ़ोटो {n}"],
  "We pay for sending the item back.": [
    "આઇટમ પાછી મોકલવાનો ખર્ચ અમે આપીએ છીએ.",
    "आइटम वापस भेजने का खर्च हम देते हैं।",
  ],
  "We pay for sending the item back when it was broken, wrong, late or of poor quality. Otherwise you pay for it.":
    [
      "આઇટમ તૂટેલી, ખોટી, મોડી કે નબળી ગુણવત્તાની હોય તો પાછી મોકલવાનો ખર્ચ અમે આપીએ છીએ. નહીં તો તમારે આપવાનો છે.",
      "आइटम टूटा, गलत, देर से आया या कम क्वालिटी का हो तो वापस भेजने का खर्च हम देते हैं। नहीं तो आपको देना है।",
    ],
  "You pay for sending the item back.": [
    "આઇટમ પાછી મોકલવાનો ખર્ચ તમારે આપવાનો છે.",
    "आइटम वापस भेजने का खर्च आपको देना है।",
  ],
  Refunds: ["રિફંડ", "रिफ़ंड"],
};
