import type { Said } from "../../catalogue";

/** The letter to who paid for an order that a person has to look at first. */
export const said: Said = {
  "We have your payment of {amount} and write to you": [
    "તમારું {amount}નું પેમેન્ટ મળ્યું છે, અમે તમને લખીશું",
    "आपका {amount} का पेमेंट मिला है, हम आपको लिखेंगे",
  ],
  "We have received your payment of {amount} for order {number}.": [
    "ઓર્ડર {number} માટે તમારું {amount}નું પેમેન્ટ મળ્યું છે.",
    "ऑर्डर {number} के लिए आपका {amount} का पेमेंट मिला है।",
  ],
  "We have received your payment of {amount}.": [
    "તમારું {amount}નું પેમેન્ટ મળ્યું છે.",
    "आपका {amount} का पेमेंट मिला है।",
  ],
  "It does not count for an order yet: {why}.": [
    "તે હજી કોઈ ઓર્ડરમાં ગણાયું નથી: {why}.",
    "वह अभी किसी ऑर्डर में नहीं गिना गया: {why}।",
  ],
  "Nothing is lost, and you need not pay again. A person looks at it and writes to you: we send what you ordered, or your money goes back the way it came.":
    [
      "પૈસા સલામત છે, ફરી ચૂકવવાની જરૂર નથી. અમે તપાસીને તમને લખીશું: ઓર્ડર મોકલીશું, અથવા જે રીતે પેમેન્ટ થયું એ જ રીતે પૈસા પાછા આવશે.",
      "पैसे सुरक्षित हैं, फिर से पेमेंट की ज़रूरत नहीं। हम जांचकर आपको लिखेंगे: ऑर्डर भेजेंगे, या जिस तरह पेमेंट हुआ उसी तरह पैसे वापस आएंगे।",
    ],
  "the amount is not the order's total": ["રકમ ઓર્ડરના કુલ જેટલી નથી", "रकम ऑर्डर के कुल जितनी नहीं है"],
  "it was not paid in rupees": ["પેમેન્ટ રૂપિયામાં નથી", "पेमेंट रुपये में नहीं है"],
  "the order was paid already": ["ઓર્ડરનું પેમેન્ટ પહેલાં થઈ ગયું છે", "ऑर्डर का पेमेंट पहले हो चुका है"],
  "the order is cancelled": ["ઓર્ડર રદ થયો છે", "ऑर्डर रद्द हो चुका है"],
  "the order that belongs to it has not reached us": [
    "તેનો ઓર્ડર અમને મળ્યો નથી",
    "उसका ऑर्डर हमें नहीं मिला",
  ],
  "we could not read what was ordered": ["શું મંગાવ્યું તે વાંચી શકાયું નથી", "क्या मंगाया वह पढ़ा नहीं जा सका"],
  "a product of the order is no longer sold": [
    "ઓર્ડરની એક પ્રોડક્ટ હવે મળતી નથી",
    "ऑर्डर का एक प्रोडक्ट अब नहीं मिलता",
  ],
  "more than {most} packs of one product were ordered": [
    "એક પ્રોડક્ટના {most}થી વધુ પેક મંગાવ્યા છે",
    "एक प्रोडक्ट के {most} से ज़्यादा पैक मंगाए गए",
  ],
  "the order's total is not what was paid, so a price may have changed": [
    "ઓર્ડરનું કુલ ચૂકવેલી રકમ જેટલું નથી, કદાચ ભાવ બદલાયો છે",
    "ऑर्डर का कुल चुकाई रकम जितना नहीं है, शायद कीमत बदली है",
  ],
  "a product of the order was sold out when the payment came": [
    "પેમેન્ટ આવ્યું ત્યારે એક પ્રોડક્ટનો સ્ટોક પૂરો થયો હતો",
    "पेमेंट आने तक एक प्रोडक्ट का स्टॉक खत्म हो गया था",
  ],
  "its coupon was used up or over when the payment came": [
    "પેમેન્ટ આવ્યું ત્યારે કૂપન કોડ પૂરો થઈ ગયો હતો",
    "पेमेंट आने तक कूपन कोड खत्म हो गया था",
  ],
};
