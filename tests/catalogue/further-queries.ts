/** What else shoppers type: half sentences, several wishes at once, packs counted, slips in Indian scripts; the same meaning of the two columns as in `queries`. */
import { nothing } from "./queries";

const singTel = /^Prayosha સિંગતેલ Sing Tel/;
const any = / (L|kg)$/;
const groundnut = /Groundnut|Sing Tel/;
const tin = /Tin.* 15 (L|kg)$/;
const tinByLitre = /Tin.* 15 L$/;
const tinByWeight = / 15 kg$/;
const jar5 = / 5 L$/;
const three = / 3 L$/;
const two = / 2 L$/;
const litre = / 1 L$/;
const halfBottle = /^(?!.*Pouch).* 0.5 L$/;
const carton = /^Carton/;
const pouch = /Pouch/;
const gift = /^Gift/;
const glassLitre = /^(Cold Pressed Oil in Glass|Limited).* 1 L$/;
const cold = /Cold Pressed|Glass|^Limited/;
const coldJar = /^Cold Pressed.* 5 L$/;
const coldLitre = /^(Cold Pressed|Limited).* 1 L$/;
const coldTin = /^Cold Pressed.* 15 L$/;
const filtered =
  /^(Prayosha|Filtered|Carton of Ten Filtered|Half Litre Filtered|Three Litre|Caterer)/;
const doubled = /^Double Filtered/;
const refined = /^Refined/;
const frying = /^(Double Filtered|Refined|Caterer|Prayosha)/;

export const furtherQueries: [typed: string, first: RegExp | null][] = [
  // English
  ["i need one litre glass bottle cold pressed", glassLitre],
  ["which oil is best for frying puri", frying],
  ["oil for making pickles 5 litre", /^Filtered.* 5 L$/],
  ["bull driven ghani oil", cold],
  ["wood press oil 5 ltr jar", coldJar],
  ["peanut oil tin 15 litres price today", tinByLitre],
  ["double filtered one litre", /^Double.* 1 L$/],
  ["large tin of cold pressed oil", coldTin],
  ["oil in plastic jar 5 ltrs", jar5],
  ["2 ltrs bottle groundnut", two],
  ["oil less than 300 rupees", /^(Refined|Double|Prayosha).* 1 L$| 0.5 L$/],
  ["1 litre oil under 200", /^(Refined|Double).* 1 L$/],
  ["rs 999 oil", /^Double.* 5 L$|Carton/],
  ["gift for diwali under 1000", gift],
  ["ten litre filtered", /^Carton of Ten Filtered/],
  ["half liter pouch", /Pouch 0.5 L$/],
  ["prayosha refined 15 kg tin", /^Refined.* 15 kg$/],
  ["prayosha double filtered jar", /^Double.* 5 L$/],
  ["prayosha oil 15 ltr", tinByLitre],
  ["oil for hotel 15 kg", tin],
  // Slips
  ["groundnut oil 15 ltier tin", tinByLitre],
  ["groundnut oil 15 lg tin", tinByWeight],
  ["goundnut oil 5 lotre", jar5],
  ["groundnutt oill", groundnut],
  ["groundhut oil", groundnut],
  ["peanutt oil 1 litr", litre],
  ["cold presses groundnit oil 1 liter", coldLitre],
  ["filterwd oil jar", /^(Filtered|Three)/],
  ["refinef oil", refined],
  ["double fltered oil 15 ltr", /^Double.* 15 L$/],
  ["kacih ghani", cold],
  ["kachi ghanii tel 5l", coldJar],
  ["sing tell 1l", singTel],
  ["songtel", singTel],
  ["sintel", singTel],
  ["singtal 15kg", tinByWeight],
  ["mungafli tel 5 ltr", jar5],
  ["jarr 5 litre", jar5],
  ["bottel 1 litre", /^(?!.*Pouch).* 1 L$/],
  ["tinn 15 kg", tinByWeight],
  ["poch 1 litre", /Pouch 1 L$/],
  ["catron", carton],
  ["gfit", gift],
  // Gujarati and Hindi in Latin letters
  ["15 kilo singtel no bhav", tinByWeight],
  ["pandar kilo no dabbo", tinByWeight],
  ["paanch litar nu jar", jar5],
  ["tel ni thaili 1 litre", /Pouch 1 L$/],
  ["athana nu tel 5 liter", /^Filtered.* 5 L$/],
  ["achaar banane ka tel", filtered],
  ["puri talva nu tel", frying],
  ["roj nu tel", any],
  ["mane sing tel no dabbo joiye", tin],
  ["sasto dabbo", tin],
  ["ghani wala tel 2 litre", /^Kachi/],
  ["bina chemical wala tel", any],
  ["shaadi ke liye tel ka dabba", /^Caterer/],
  ["diwali gift ma aapva tel", gift],
  ["hamko 5 litre ka filter tel chahiye", /^Filtered.* 5 L$/],
  ["ek kilo tel ka packet", pouch],
  ["1 litre ki 10 bottle", carton],
  ["300 rupiya ma tel", coldLitre],
  ["moongfali tel ka bhav 15 litre", tinByLitre],
  // Gujarati
  ["સીંગતેલ ડબ્બો ૧૫ કીલો ભાવ", tinByWeight],
  ["સિંગતેલ ૫ લીટર જાર", jar5],
  ["સિગતેલ", singTel],
  ["મગફળી તેલ કાચી ઘાણી ૫ લિટર", coldJar],
  ["ફિલટર તેલ", filtered],
  ["રિફાઈન તેલ", refined],
  ["અડધો લીટર બોટલ", halfBottle],
  ["ત્રણ લીટરનો જાર", three],
  ["અથાણાં માટે સીંગતેલ ૫ લીટર", /^Filtered.* 5 L$/],
  ["લગ્ન માટે તેલનો ડબ્બો", /^Caterer/],
  ["૫૦૦ રૂપિયાથી ઓછું તેલ", /^(?!Limited).* (0.5|1) L$|Handle/],
  ["મોટો ડબ્બો", tin],
  // Hindi
  ["मूंगफली तेल 5 लीटर का दाम", jar5],
  ["मुझे कच्ची घानी का तेल चाहिए", cold],
  ["कची घानी तेल", cold],
  ["डबल फ़िल्टर्ड तेल", doubled],
  ["फिल्टर तेल 5 लीटर", /^Filtered.* 5 L$/],
  ["रिफाइंड का पाउच 1 लीटर", /^Refined.* 1 L$/],
  ["तीन लीटर तेल", three],
  ["छोटी बोतल", halfBottle],
  ["शादी के लिए तेल", /^Caterer|^Carton of Ten Filtered/],
  ["पूरी तलने के लिए तेल", frying],
  ["500 रुपये के अंदर तेल", /^(?!Limited).* (0.5|1) L$|Handle/],
  // Not pressed here
  ["sunflower oil 15 litre tin", nothing],
  ["sarson ka tel kachi ghani", nothing],
  ["kachi ghani mustard oil 1 litre", nothing],
  ["til ka tel 500 ml", nothing],
  ["cocount oil", nothing],
  ["soyabeen tel", nothing],
  ["તલ તેલ ૧ લીટર", nothing],
  ["सोया तेल", nothing],
];
