import type { Said } from "../catalogue";

/** A quote: its page, its mail, and accepting it. */
export const said: Said = {
  "Your quote": ["તમારું ક્વોટેશન", "आपका कोटेशन"],
  "Quote {number}": ["ક્વોટેશન {number}", "कोटेशन {number}"],
  "Also in two parts: {advance} online when you accept, {rest} on delivery": [
    "બે ભાગમાં પણ: સ્વીકારો ત્યારે {advance} ઓનલાઇન, {rest} ડિલિવરી વખતે",
    "दो हिस्सों में भी: स्वीकार करते समय {advance} ऑनलाइन, {rest} डिलीवरी पर",
  ],
  "Also in two parts: {advance} online when you accept, {rest} when you collect": [
    "બે ભાગમાં પણ: સ્વીકારો ત્યારે {advance} ઓનલાઇન, {rest} લેવા આવો ત્યારે",
    "दो हिस्सों में भी: स्वीकार करते समय {advance} ऑनलाइन, {rest} लेने आएं तब",
  ],
  "Quote number": ["ક્વોટેશન નંબર", "कोटेशन नंबर"],
  "This quote is accepted. Order {number} was placed from it.": [
    "આ ક્વોટેશન મંજૂર થયું છે: ઓર્ડર {number} બન્યો છે.",
    "यह कोटेशन मंज़ूर हो गया है: ऑर्डर {number} बना है।",
  ],
  "This quote was valid until {date}.": ["આ ક્વોટેશન {date} સુધી જ હતું.", "यह कोटेशन {date} तक ही था।"],
  "We have taken this quote back.": ["અમે આ ક્વોટેશન પાછું લીધું છે.", "हमने यह कोटेशन वापस ले लिया है।"],
  For: ["કોના માટે", "किसके लिए"],
  From: ["કોના તરફથી", "किसकी तरफ़ से"],
  Date: ["તારીખ", "तारीख"],
  "Valid until": ["ક્યાં સુધી માન્ય", "कब तक मान्य"],
  "Price each (₹)": ["એકનો ભાવ (₹)", "एक की कीमत (₹)"],
  "Amount (₹)": ["રકમ (₹)", "रकम (₹)"],
  "Total, inclusive of all taxes": ["કુલ, બધા ટેક્સ સાથે", "कुल, सभी टैक्स सहित"],
  "Amount in words": ["રકમ શબ્દોમાં", "रकम शब्दों में"],
  Note: ["નોંધ", "नोट"],
  free: ["ફ્રી", "फ़्री"],
  "Collect at our press": ["મિલ પરથી લઈ જાઓ", "मिल से ले जाएं"],
  "Accept this quote": ["આ ક્વોટેશન મંજૂર કરો", "यह कोटेशन मंज़ूर करें"],
  "Accept: {amount}": ["મંજૂર કરો: {amount}", "मंज़ूर करें: {amount}"],
  "The address is right: accept and order: {amount}": [
    "સરનામું બરાબર છે: મંજૂર કરીને ઓર્ડર કરો: {amount}",
    "पता सही है: मंज़ूर करके ऑर्डर करें: {amount}",
  ],
  "Continue: {amount}": ["આગળ વધો: {amount}", "आगे बढ़ें: {amount}"],
  Pay: ["પેમેન્ટ કરો", "पेमेंट करें"],
  "Email (needed to pay online)": ["ઇમેઇલ (ઓનલાઇન પેમેન્ટ માટે જરૂરી)", "ईमेल (ऑनलाइन पेमेंट के लिए ज़रूरी)"],
  "For news about your order and the invoice.": [
    "ઓર્ડરના સમાચાર અને બિલ માટે.",
    "ऑर्डर की खबर और बिल के लिए।",
  ],
  "You have an account with us, or pay later as agreed? <a>Log in first</a>": [
    "તમારું એકાઉન્ટ છે, અથવા નક્કી કર્યા મુજબ પછીથી ચૂકવવાના છે? <a>પહેલાં લોગ ઇન કરો</a>",
    "आपका अकाउंट है, या जैसा तय हुआ बाद में देना है? <a>पहले लॉग इन करें</a>",
  ],
  "There is no such quote.": ["આવું ક્વોટેશન નથી.", "ऐसा कोई कोटेशन नहीं है।"],
  "This quote can no longer be accepted. Please write to us for a new one.": [
    "આ ક્વોટેશન હવે મંજૂર થઈ શકતું નથી. નવા માટે અમને લખો.",
    "यह कोटेशन अब मंज़ूर नहीं हो सकता। नए के लिए हमें लिखें।",
  ],
  "We have changed this quote. Please check it again before you accept it.": [
    "આ દરમિયાન અમે આ ક્વોટેશન બદલ્યું છે. મંજૂર કરતાં પહેલાં ફરી જોઈ લો.",
    "इस बीच हमने यह कोटेशन बदला है। मंज़ूर करने से पहले फिर देख लें।",
  ],
  "Something in this quote is no longer sold. Please write to us: we make you a new one.": [
    "આ ક્વોટેશનમાંની એક પ્રોડક્ટ હવે મળતી નથી. અમને લખો, નવું બનાવી આપીશું.",
    "इस कोटेशन का एक प्रोडक्ट अब नहीं मिलता। हमें लिखें, नया बना देंगे।",
  ],
  "The price of delivery is for the PIN in the quote. Please write to us for delivery to another one.":
    [
      "ડિલિવરી ચાર્જ ક્વોટેશનમાં લખેલા પિનકોડ માટે છે. બીજા પિનકોડ માટે અમને લખો.",
      "डिलीवरी चार्ज कोटेशन में लिखे पिनकोड के लिए है। दूसरे पिनकोड के लिए हमें लिखें।",
    ],
  "This order cannot be paid that way. Please choose another one.": [
    "આ ઓર્ડરનું પેમેન્ટ આ રીતે થઈ શકતું નથી. બીજી રીત પસંદ કરો.",
    "इस ऑर्डर का पेमेंट इस तरह नहीं हो सकता। दूसरा तरीका चुनें।",
  ],
  "{sum} ({price} each)": ["{sum} (એકના {price})", "{sum} (एक के {price})"],
  "Our quote {number}": ["અમારું ક્વોટેશન {number}", "हमारा कोटेशन {number}"],
  "Thank you for asking. This is our quote {number}.": [
    "ભાવ પૂછવા બદલ આભાર. આ અમારું ક્વોટેશન {number} છે.",
    "भाव पूछने के लिए धन्यवाद। यह हमारा कोटेशन {number} है।",
  ],
  "See the quote and accept it": ["ક્વોટેશન જુઓ અને મંજૂર કરો", "कोटेशन देखें और मंज़ूर करें"],
  "Anyone with this link can accept the quote. Please do not share it.": [
    "આ લિંક જેની પાસે હોય તે ક્વોટેશન મંજૂર કરી શકે. બીજા કોઈને આપશો નહીં.",
    "यह लिंक जिसके पास हो वह कोटेशन मंज़ूर कर सकता है। किसी और को न दें।",
  ],
};
