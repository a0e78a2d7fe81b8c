import type { Said } from "../../catalogue";

/** The Refund and Return Policy. */
export const said: Said = {
  "Returns within {days, plural, one {# day} other {# days}} for wrong, damaged or incomplete parcels, and refunds within {refundDays, plural, one {# working day} other {# working days}} of approval.":
    [
      "ખોટું, તૂટેલું કે અધૂરું પાર્સલ {days, plural, one {# દિવસ} other {# દિવસ}}માં રિટર્ન, અને મંજૂરી પછી {refundDays, plural, one {# કામકાજના દિવસ} other {# કામકાજના દિવસ}}માં રિફંડ.",
      "गलत, टूटे या अधूरे पार्सल का {days, plural, one {# दिन} other {# दिन}} में रिटर्न, और मंज़ूरी के बाद {refundDays, plural, one {# कामकाजी दिन} other {# कामकाजी दिन}} में रिफ़ंड।",
    ],
  "If we sent the wrong thing, or it reached you damaged, we put it right.": [
    "અમે ખોટી વસ્તુ મોકલી હોય કે નુકસાન થઈને પહોંચી હોય, તો અમે સરખું કરી આપીશું.",
    "हमने गलत चीज़ भेजी हो या टूटी हुई पहुंची हो, तो हम ठीक कर देंगे।",
  ],
  "Last updated: <time>{day}</time>": [
    "છેલ્લો ફેરફાર: <time>{day}</time>",
    "आखिरी बदलाव: <time>{day}</time>",
  ],
  "What you can return": ["શું રિટર્ન થઈ શકે", "क्या रिटर्न हो सकता है"],
  "You can return an item within {days, plural, one {# day} other {# days}} of receiving it when": [
    "આ કારણે આઇટમ મળ્યાના {days, plural, one {# દિવસ} other {# દિવસ}}માં રિટર્ન થઈ શકે:",
    "इन कारणों से आइटम मिलने के {days, plural, one {# दिन} other {# दिन}} में रिटर्न हो सकता है:",
  ],
  "it came later than we said,": [
    "અમે કહ્યું હતું તેના કરતાં મોડી આવી છે,",
    "हमने जो बताया था उससे देर से आया है,",
  ],
  "you are not satisfied with its quality,": [
    "તેની ગુણવત્તાથી સંતોષ નથી,",
    "उसकी क्वालिटी से संतुष्टि नहीं है,",
  ],
  "it is not the item you ordered,": ["મંગાવી હતી તે આઇટમ નથી,", "जो मंगाया था वह आइटम नहीं है,"],
  "it reached you damaged, or": ["નુકસાન થઈને પહોંચી છે, અથવા", "टूटा या खराब पहुंचा है, या"],
  "the package was incomplete.": ["પાર્સલ અધૂરું હતું.", "पार्सल अधूरा था।"],
  "After {days, plural, one {# day} other {# days}} we cannot take an item back.": [
    "{days, plural, one {# દિવસ} other {# દિવસ}} પછી આઇટમ પાછી લેવાતી નથી.",
    "{days, plural, one {# दिन} other {# दिन}} के बाद आइटम वापस नहीं लिया जाता।",
  ],
  "Ask us first": ["પહેલાં અમને પૂછો", "पहले हमसे पूछें"],
  "Every return needs our approval before you send anything back. On the page of your order, press “Ask for a return” and tell us what is wrong. We answer within {hours} hours by email and on that page, and tell you how to return the item. We cannot accept a parcel that comes back without this approval.":
    [
      "દરેક રિટર્ન માટે કંઈ પાછું મોકલતાં પહેલાં અમારી મંજૂરી જોઈએ. તમારા ઓર્ડરના પેજ પર “રિટર્ન માગો” દબાવો અને શું તકલીફ છે તે જણાવો. અમે {hours} કલાકમાં ઇમેઇલથી અને એ પેજ પર જવાબ આપીશું અને કેવી રીતે પાછું મોકલવું તે જણાવીશું. આ મંજૂરી વગર પાછું આવેલું પાર્સલ સ્વીકારાતું નથી.",
      "हर रिटर्न के लिए कुछ भी वापस भेजने से पहले हमारी मंज़ूरी चाहिए। अपने ऑर्डर के पेज पर “रिटर्न मांगें” दबाएं और बताएं कि क्या दिक्कत है। हम {hours} घंटे में ईमेल से और उसी पेज पर जवाब देंगे और बताएंगे कि वापस कैसे भेजना है। इस मंज़ूरी के बिना वापस आया पार्सल स्वीकार नहीं होता।",
    ],
  "{n, plural, one {If the item is broken or leaking, we need # photo of it.} other {If the item is broken or leaking, we need # photos of it.}} Only you and we see what you send.":
    [
      "{n, plural, one {આઇટમ તૂટેલી કે લીક થતી હોય તો તેનો # ફોટો જોઈએ.} other {આઇટમ તૂટેલી કે લીક થતી હોય તો તેના # ફોટા જોઈએ.}} તમે મોકલો તે ફક્ત તમે અને અમે જોઈએ છીએ.",
      "{n, plural, one {आइटम टूटा या रिसता हो तो उसकी # फ़ोटो चाहिए।} other {आइटम टूटा या रिसता हो तो उसकी # फ़ोटो चाहिए।}} आपका भेजा सिर्फ़ आप और हम देखते हैं।",
    ],
  "A photo of the item helps us. Only you and we see what you send.": [
    "આઇટમનો ફોટો હોય તો સરળ પડે. તમે મોકલો તે ફક્ત તમે અને અમે જોઈએ છીએ.",
    "आइटम की फ़ोटो हो तो आसानी होती है। आपका भेजा सिर्फ़ आप और हम देखते हैं।",
  ],
  "Your order has no page, or something does not work there?": [
    "તમારા ઓર્ડરનું પેજ નથી કે ત્યાં કંઈ ચાલતું નથી?",
    "आपके ऑर्डर का पेज नहीं है या वहां कुछ काम नहीं कर रहा?",
  ],
  "The state of the item": ["આઇટમ કેવી હોવી જોઈએ", "आइटम कैसा होना चाहिए"],
  "The item must be unused and in its original packaging. Please leave seals closed. If it reached you broken or leaking, keep it as it came, with its box.":
    [
      "આઇટમ વાપર્યા વગરની અને મૂળ પેકિંગમાં હોવી જોઈએ. સીલ ખોલશો નહીં. તૂટેલી કે લીક થતી પહોંચી હોય તો ખોખા સાથે જેમની તેમ રાખો.",
      "आइटम बिना इस्तेमाल का और मूल पैकिंग में होना चाहिए। सील न खोलें। टूटा या रिसता हुआ पहुंचा हो तो डिब्बे के साथ वैसा ही रखें।",
    ],
  "When the item is back with us we look at it and tell you whether we approve the refund.": [
    "આઇટમ પાછી આવે એટલે અમે તપાસીએ છીએ અને રિફંડ મંજૂર છે કે નહીં તે જણાવીએ છીએ.",
    "आइटम वापस आने पर हम उसे जांचते हैं और बताते हैं कि रिफ़ंड मंज़ूर है या नहीं।",
  ],
  "The refund covers the price of the item only. Shipping charges are not refunded.": [
    "રિફંડ ફક્ત આઇટમના ભાવનું મળે છે. ડિલિવરી ચાર્જ પાછો મળતો નથી.",
    "रिफ़ंड सिर्फ़ आइटम की कीमत का मिलता है। डिलीवरी चार्ज वापस नहीं मिलता।",
  ],
  "We pay it within {days, plural, one {# working day} other {# working days}} of approval. After an online payment the money goes back the way it came; banks usually need 5 to 7 working days more to show it.":
    [
      "મંજૂરી પછી {days, plural, one {# કામકાજના દિવસ} other {# કામકાજના દિવસ}}માં અમે રિફંડ કરીએ છીએ. ઓનલાઇન પેમેન્ટ હોય તો પૈસા જે રીતે આવ્યા હતા તે જ રીતે પાછા જાય છે; ખાતામાં દેખાતાં બેંકને સામાન્ય રીતે બીજા 5થી 7 કામકાજના દિવસ લાગે છે.",
      "मंज़ूरी के बाद {days, plural, one {# कामकाजी दिन} other {# कामकाजी दिन}} में हम रिफ़ंड करते हैं। ऑनलाइन पेमेंट हो तो पैसे जिस तरह आए थे उसी तरह वापस जाते हैं; खाते में दिखने में बैंक को आम तौर पर 5 से 7 कामकाजी दिन और लगते हैं।",
    ],
  "If you paid on delivery or by transfer, we ask you where to send the money and transfer it to you.":
    [
      "ડિલિવરી વખતે કે ટ્રાન્સફરથી પેમેન્ટ કર્યું હોય તો પૈસા ક્યાં મોકલવા તે પૂછીને અમે ટ્રાન્સફર કરીએ છીએ.",
      "डिलीवरी पर या ट्रांसफ़र से पेमेंट किया हो तो पैसे कहां भेजने हैं यह पूछकर हम ट्रांसफ़र करते हैं।",
    ],
  "We write to you by email when a refund is on its way, and again when it has been paid. The page of your order shows it too.":
    [
      "રિફંડ શરૂ થાય ત્યારે અને પૂરું થાય ત્યારે અમે ઇમેઇલ કરીએ છીએ. તમારા ઓર્ડરના પેજ પર પણ તે દેખાય છે.",
      "रिफ़ंड शुरू होने पर और पूरा होने पर हम ईमेल करते हैं। आपके ऑर्डर के पेज पर भी वह दिखता है।",
    ],
  Exchanges: ["બદલી આપવું", "बदलकर देना"],
  "You can ask for another item in place of a refund. Whether we can exchange it depends on availability; if it is not available, you get the refund.":
    [
      "રિફંડને બદલે બીજી આઇટમ માગી શકો. સ્ટોકમાં હોય તો બદલી આપીએ છીએ; ન હોય તો રિફંડ મળે છે.",
      "रिफ़ंड के बदले दूसरा आइटम मांगा जा सकता है। स्टॉक में हो तो बदल देते हैं; न हो तो रिफ़ंड मिलता है।",
    ],
  "Sale items and gift cards": ["સેલની આઇટમ અને ગિફ્ટ કાર્ડ", "सेल के आइटम और गिफ़्ट कार्ड"],
  "Sale and clearance items are final, unless they are defective.": [
    "સેલ અને ક્લિયરન્સની આઇટમ ખામીવાળી હોય તો જ પાછી લેવાય છે.",
    "सेल और क्लीयरेंस के आइटम खराबी होने पर ही वापस लिए जाते हैं।",
  ],
  "Gift cards are not refundable.": ["ગિફ્ટ કાર્ડનું રિફંડ થતું નથી.", "गिफ़्ट कार्ड का रिफ़ंड नहीं होता।"],
  Questions: ["પ્રશ્નો", "सवाल"],
  "How your parcel reaches you stands in our <a>Shipping Policy</a>.": [
    "પાર્સલ કેવી રીતે પહોંચે છે તે <a>ડિલિવરી પોલિસી</a>માં લખ્યું છે.",
    "पार्सल कैसे पहुंचता है यह <a>डिलीवरी पॉलिसी</a> में लिखा है।",
  ],
  "Your rights as a consumer under the law of India stay as they are beside this policy.": [
    "આ પોલિસી સાથે ભારતના કાયદા મુજબ ગ્રાહક તરીકેના તમારા હક જેમના તેમ રહે છે.",
    "इस पॉलिसी के साथ भारत के कानून के तहत ग्राहक के तौर पर आपके हक वैसे ही रहते हैं।",
  ],
};
