import type { Said } from "../catalogue";

/** Reviews: the form, the list on a product's page, the mail that asks. */
export const said: Said = {
  Reviews: ["રિવ્યૂ", "रिव्यू"],
  "{stars} out of 5 stars": ["5માંથી {stars} સ્ટાર", "5 में से {stars} स्टार"],
  "{n, plural, one {# review} other {# reviews}}": [
    "{n, plural, one {# રિવ્યૂ} other {# રિવ્યૂ}}",
    "{n, plural, one {# रिव्यू} other {# रिव्यू}}",
  ],
  "{n, plural, one {# star} other {# stars}}": [
    "{n, plural, one {# સ્ટાર} other {# સ્ટાર}}",
    "{n, plural, one {# स्टार} other {# स्टार}}",
  ],
  "Each is by a customer who bought this oil here, in this size or another.": [
    "દરેક રિવ્યૂ અહીંથી આ તેલ ખરીદનારનો છે, આ કે બીજી સાઇઝમાં.",
    "हर रिव्यू यहां से यह तेल खरीदने वाले का है, इस या दूसरे साइज़ में।",
  ],
  "Order of the reviews": ["રિવ્યૂનો ક્રમ", "रिव्यू का क्रम"],
  "{of, select, reviews {Newest first} other {Newest first}}": [
    "{of, select, reviews {નવા પહેલાં} other {નવી પહેલાં}}",
    "{of, select, reviews {नए पहले} other {नए पहले}}",
  ],
  "Lowest first": ["ઓછા સ્ટાર પહેલાં", "कम स्टार पहले"],
  "Pages of reviews": ["રિવ્યૂનાં પેજ", "रिव्यू के पेज"],
  "More reviews": ["વધુ રિવ્યૂ", "और रिव्यू"],
  Back: ["પાછા જાઓ", "वापस जाएं"],
  "Photos by buyers": ["ખરીદનારના ફોટા", "खरीदारों की फ़ोटो"],
  "A photo by {name}": ["{name} તરફથી ફોટો", "{name} की ओर से फ़ोटो"],
  "A photo by a buyer": ["ખરીદનારનો ફોટો", "खरीदार की फ़ोटो"],
  "A customer": ["એક ગ્રાહક", "एक ग्राहक"],
  Bought: ["ખરીદનારનો રિવ્યૂ", "खरीदार का रिव्यू"],
  "Demo review": ["ડેમો રિવ્યૂ", "डेमो रिव्यू"],
  "Our answer": ["અમારો જવાબ", "हमारा जवाब"],
  "Pack of {size}": ["{size}નું પેક", "{size} का पैक"],
  "Your review": ["તમારો રિવ્યૂ", "आपका रिव्यू"],
  Stars: ["સ્ટાર", "स्टार"],
  "One star is poor, five are very good.": [
    "એક સ્ટાર એટલે ખરાબ, પાંચ એટલે બહુ સારું.",
    "एक स्टार यानी खराब, पांच यानी बहुत अच्छा।",
  ],
  "Choose from 1 to 5 stars": ["1થી 5 સ્ટાર પસંદ કરો", "1 से 5 स्टार चुनें"],
  "What you write": ["તમારું લખાણ", "आपका लिखा"],
  "Your words (optional)": ["તમારા શબ્દો (જરૂરી નથી)", "आपके शब्द (ज़रूरी नहीं)"],
  "How it tastes and smells, what you cook with it. In any language.": [
    "સ્વાદ અને સુગંધ કેવાં છે, તેમાં શું બનાવો છો. કોઈ પણ ભાષામાં.",
    "स्वाद और खुशबू कैसी है, इसमें क्या बनाते हैं। किसी भी भाषा में।",
  ],
  "Name that is shown (optional)": ["દેખાય તે નામ (જરૂરી નથી)", "दिखने वाला नाम (ज़रूरी नहीं)"],
  "Such as “Asha, Surat”. Everybody can read it.": [
    "જેમ કે “આશા, સુરત”. તે બધા વાંચી શકે છે.",
    "जैसे “आशा, सूरत”। इसे सब पढ़ सकते हैं।",
  ],
  "A photo (optional)": ["ફોટો (જરૂરી નથી)", "फ़ोटो (ज़रूरी नहीं)"],
  "Another photo (optional)": ["બીજો ફોટો (જરૂરી નથી)", "दूसरी फ़ोटो (ज़रूरी नहीं)"],
  "Only the picture is kept, not where it was taken.": [
    "ફક્ત ફોટો સચવાય છે, તે ક્યાં પાડ્યો તે નહીં.",
    "सिर्फ़ फ़ोटो सेव होती है, वह कहां खींची गई यह नहीं।",
  ],
  "JPEG, PNG, WebP, AVIF or GIF, at most {n} MB.": [
    "JPEG, PNG, WebP, AVIF કે GIF, વધુમાં વધુ {n} MB.",
    "JPEG, PNG, WebP, AVIF या GIF, ज़्यादा से ज़्यादा {n} MB।",
  ],
  "JPEG, PNG, WebP, AVIF or GIF, at most {n} MB each.": [
    "JPEG, PNG, WebP, AVIF કે GIF, દરેક વધુમાં વધુ {n} MB.",
    "JPEG, PNG, WebP, AVIF या GIF, हर एक ज़्यादा से ज़्यादा {n} MB।",
  ],
  "Photo must be a JPEG, PNG, WebP, AVIF or GIF image": [
    "JPEG, PNG, WebP, AVIF કે GIF ફોટો પસંદ કરો",
    "JPEG, PNG, WebP, AVIF या GIF फ़ोटो चुनें",
  ],
  "Photo must have at most 50 megapixels": [
    "વધુમાં વધુ 50 મેગાપિક્સલનો ફોટો પસંદ કરો",
    "ज़्यादा से ज़्यादा 50 मेगापिक्सल की फ़ोटो चुनें",
  ],
  "Only one file can be sent here. Choose one of these: {names}": [
    "અહીં એક જ ફાઇલ મોકલી શકાય. આમાંથી એક પસંદ કરો: {names}",
    "यहां एक ही फ़ाइल भेजी जा सकती है। इनमें से एक चुनें: {names}",
  ],
  "The photo is empty: choose it again.": ["ફોટો ખાલી છે: ફરીથી પસંદ કરો.", "फ़ोटो खाली है: फिर से चुनें।"],
  "Photo must be at most {n} MB": [
    "વધુમાં વધુ {n} MBનો ફોટો પસંદ કરો",
    "ज़्यादा से ज़्यादा {n} MB की फ़ोटो चुनें",
  ],
  "Please choose the photo again.": ["ફોટો ફરી પસંદ કરો.", "फ़ोटो फिर से चुनें।"],
  "Your photo": ["તમારો ફોટો", "आपकी फ़ोटो"],
  "Remove this photo": ["આ ફોટો કાઢી નાખો", "यह फ़ोटो हटाएं"],
  "Publish the review": ["રિવ્યૂ મૂકો", "रिव्यू डालें"],
  "Save the changes": ["ફેરફાર સાચવો", "बदलाव सेव करें"],
  "Take the review back": ["રિવ્યૂ પાછો લો", "रिव्यू वापस लें"],
  "The shop does not show this review on the product’s page.": [
    "આ રિવ્યૂ પ્રોડક્ટના પેજ પર બતાવેલો નથી.",
    "यह रिव्यू प्रोडक्ट के पेज पर नहीं दिखाया गया है।",
  ],
  "Your review is on the product’s page.": [
    "તમારો રિવ્યૂ પ્રોડક્ટના પેજ પર છે.",
    "आपका रिव्यू प्रोडक्ट के पेज पर है।",
  ],
  "Your review is kept.": ["તમારો રિવ્યૂ સચવાયેલો છે.", "आपका रिव्यू सेव है।"],
  "That was changed very often. Please wait {n, plural, one {# minute} other {# minutes}} and try again.":
    [
      "આ ઘણી વાર બદલાયું. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો.",
      "यह बहुत बार बदला गया। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें।",
    ],
  "Your review is taken back.": ["તમારો રિવ્યૂ પાછો લેવાયો.", "आपका रिव्यू वापस ले लिया गया।"],
  "This product is not in the order.": ["આ પ્રોડક્ટ ઓર્ડરમાં નથી.", "यह प्रोडक्ट ऑर्डर में नहीं है।"],
  "Thank you for your review.": ["રિવ્યૂ બદલ આભાર.", "रिव्यू के लिए धन्यवाद।"],
  "Your review is changed.": ["તમારો રિવ્યૂ બદલાઈ ગયો.", "आपका रिव्यू बदल गया।"],
  "This link is unknown, or the order did not reach its buyer.": [
    "આ લિંક ચાલતી નથી, અથવા ઓર્ડર ગ્રાહકને પહોંચ્યો નથી.",
    "यह लिंक नहीं चलता, या ऑर्डर ग्राहक तक नहीं पहुंचा।",
  ],
  "See all products": ["બધી પ્રોડક્ટ જુઓ", "सभी प्रोडक्ट देखें"],
  "No more mails that ask for a review": ["રિવ્યૂ માટેના ઇમેઇલ બંધ", "रिव्यू मांगने वाले ईमेल बंद"],
  "This link is unknown. There is nothing to stop.": [
    "આ લિંક ચાલતી નથી. બંધ કરવાનું કંઈ નથી.",
    "यह लिंक नहीं चलता। बंद करने को कुछ नहीं है।",
  ],
  "We send you no more mails that ask for a review. Mails about your orders still come.": [
    "રિવ્યૂ માટેના ઇમેઇલ હવે નહીં મોકલીએ. ઓર્ડરના ઇમેઇલ આવતા રહેશે.",
    "रिव्यू मांगने वाले ईमेल अब नहीं भेजेंगे। ऑर्डर के ईमेल आते रहेंगे।",
  ],
  "We ask once about each order, ten days after it reached you. Shall we stop?": [
    "દરેક ઓર્ડર વિશે, તે પહોંચ્યાના દસ દિવસ પછી, એક વાર પૂછીએ છીએ. બંધ કરીએ?",
    "हर ऑर्डर के बारे में, उसके पहुंचने के दस दिन बाद, एक बार पूछते हैं। बंद कर दें?",
  ],
  "Send me no more of these mails": ["મને આવા ઇમેઇલ ન મોકલો", "मुझे ऐसे ईमेल न भेजें"],
};
