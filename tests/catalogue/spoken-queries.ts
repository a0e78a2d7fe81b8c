/** What shoppers say to the phone, misspell, and ask for by price, number and place; the same meaning of the two columns as in `queries`. */
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
const half = / 0.5 L$/;
const bottle = /^(?!.*Pouch).* 1 L$/;
const halfBottle = /^(?!.*Pouch).* 0.5 L$/;
const halfPouch = /Pouch 0.5 L$/;
const carton = /^Carton/;
const pouch = /Pouch/;
const gift = /^Gift/;
const glass = /Glass|^Limited/;
const cold = /Cold Pressed|Glass|^Limited/;
const coldLitre = /^(Cold Pressed|Limited).* 1 L$/;
const coldJar = /^Cold Pressed.* 5 L$/;
const coldTin = /^Cold Pressed.* 15 L$/;
const filtered =
  /^(Prayosha|Filtered|Carton of Ten Filtered|Half Litre Filtered|Three Litre|Caterer)/;
const doubled = /^Double Filtered/;
const refined = /^Refined/;
const frying = /^(Double Filtered|Refined|Caterer|Prayosha)/;

export const spokenQueries: [typed: string, first: RegExp | null][] = [
  // English
  ["groundnut cooking oil 5l can", jar5],
  ["peanut oil for frying 15 litre", /^(Double|Caterer).* 15 L$/],
  ["oil tin 15 kgs", tinByWeight],
  ["five liters groundnut oil", jar5],
  ["1 litre x 2 glass bottles", gift],
  ["set of 2 bottles", gift],
  ["best groundnut oil", groundnut],
  ["heart healthy oil", any],
  ["organic groundnut oil", groundnut],
  ["raw unrefined oil", cold],
  ["extra virgin groundnut oil", cold],
  ["double refined oil", /^(Refined|Double)/],
  ["twice filtered oil", doubled],
  ["filtered oil pouch", halfPouch],
  ["1 kg oil pouch", pouch],
  ["5 kg oil jar", jar5],
  ["tin of 15 litre double filter", /^Double.* 15 L$/],
  ["oil below 200 rs", /^(Refined|Double).* 1 L$|^Small|^Half Litre Filtered/],
  ["between 500 and 1000 rupees", /^(Three|Kachi|Gift|Double Filtered Oil Jar|Limited)/],
  ["oil under 1000 5 litre", jar5],
  ["oil for chutney", cold],
  ["sweet maker oil tin", coldTin],
  ["wedding oil tin", /^Caterer/],
  ["catering oil 15 litre", /^Caterer/],
  ["big pack oil", /Tin|Carton/],
  ["sing tel 15 litre", tinByLitre],
  ["singtel pouch", pouch],
  ["sing tel 500 ml", half],
  ["groundnut oil mill surat", any],
  ["please search for groundnut oil fifteen litre tin", tinByLitre],
  ["can I get two litre cold pressed oil", /^Kachi/],
  // Slips of the thumb
  ["groundnut oli 5 litre", jar5],
  ["gorundnut oil", groundnut],
  ["groundnutoil 15kg", tinByWeight],
  ["groudnut oil 5ltr jar", jar5],
  ["grounfnut oil 1 ltr", litre],
  ["ground nut oil cold press", cold],
  ["penaut oil", groundnut],
  ["peantu oil 5l", jar5],
  ["refimed oil pouch", /^Refined.*Pouch/],
  ["rifined tel 15 kg", tinByWeight],
  ["dubble filter tel", doubled],
  ["dabal filtar tel 5 litar", /^Double.* 5 L$/],
  ["filtered oil 5 liter jsr", /^Filtered.* 5 L$/],
  ["singtrl 1 litre", singTel],
  ["sigtel dabbo", tin],
  ["siing tel 5 ltr", jar5],
  ["kachi ghnai tel 5 litre", coldJar],
  ["kchi ghani", cold],
  ["khachi ghani oil", cold],
  ["cold prssed oil", cold],
  ["coldd pressed tin", coldTin],
  ["colf pressed", cold],
  ["pouhc", pouch],
  ["cartoon of oil", carton],
  ["cartan 10 litre", carton],
  ["botal 2 liter", two],
  ["glas bottle", glass],
  ["praoysha tel", any],
  ["mugnfali tel", groundnut],
  ["mungfli tel 5 ltr", jar5],
  ["moongfaly ka tel", groundnut],
  // Gujarati and Hindi in Latin letters
  ["singtel no 15 kilo no dabo ketla no", tinByWeight],
  ["5 liter singtel no bhav shu che", jar5],
  ["mare kachi ghani nu tel levu che", cold],
  ["ek litre ni botal aapo", bottle],
  ["ghar vaprash mate singtel", groundnut],
  ["shudh mungfali tel", groundnut],
  ["asli singtel", groundnut],
  ["talwa nu tel", frying],
  ["farsan banavva nu tel 15 kg", tinByWeight],
  ["puri bhajiya ke liye tel", /^(Double|Refined|Caterer|Prayosha|Filtered)/],
  ["nimbu achar tel", filtered],
  ["keri nu athanu tel", filtered],
  ["bada dabba tel ka", tin],
  ["chhoti botal tel", halfBottle],
  ["chota pouch", halfPouch],
  ["5 litre tel kitne ka hai", jar5],
  ["mujhe kachchi ghani ka 1 litre tel chahiye", coldLitre],
  ["refined mungfali tel dikhao", refined],
  ["aadho liter kachi ghani", /Cold.* 0.5 L$|Glass 0.5 L$/],
  ["paanso ml", half],
  ["kolhu ka tel", cold],
  // Gujarati
  ["સીંગતેલ પાંચ લીટર", jar5],
  ["પંદર લિટરનો ડબ્બો", tinByLitre],
  ["પંદર કિલો તેલ", tinByWeight],
  ["૫૦૦ મિલી બોટલ", halfBottle],
  ["બે લિટરની બોટલ", two],
  ["ત્રણ લિટર જાર", three],
  ["૧૦ લિટર કાર્ટન", carton],
  ["એક લીટર પાઉચ", /^Refined.*Pouch/],
  ["મગફડીનું તેલ", groundnut],
  ["મગફળી નુ તેલ ૫ લીટર", jar5],
  ["કાચી ધાણી તેલ", cold],
  ["ડબલ ફીલ્ટર સીંગતેલ ૧૫ લીટર", /^Double.* 15 L$/],
  ["રિફાઇન્ડ તેલનો ડબ્બો", /^Refined.* 15 kg$/],
  ["ફિલ્ટર્ડ સીંગતેલ", filtered],
  ["સસ્તું તેલ", any],
  ["ફરસાણ માટે તેલ", frying],
  ["ભજીયા તળવા તેલ", frying],
  ["અથાણાનું તેલ", filtered],
  ["રસોઈનું તેલ", any],
  ["દિવાળી ગિફ્ટ", gift],
  ["મારે ૫ લિટર સીંગતેલ જોઈએ છે", jar5],
  // Hindi
  ["मूंगफली का तेल 15 किलो टिन", tinByWeight],
  ["पंद्रह लीटर टिन", tinByLitre],
  ["पन्द्रह किलो", tinByWeight],
  ["एक लीटर की बोतल", bottle],
  ["दो लीटर तेल", two],
  ["तीन लीटर जार", three],
  ["पाउच वाला तेल", pouch],
  ["मुझे पंद्रह किलो मूंगफली तेल का डिब्बा चाहिए", tinByWeight],
  ["पकोड़े तलने का तेल", frying],
  ["आम के अचार के लिए तेल", filtered],
  ["मूँगफ़ली तेल", groundnut],
  ["मुगफली तेल", groundnut],
  ["सिंगतेल १ लीटर", singTel],
  ["उपहार के लिए तेल", gift],
  // Not pressed here
  ["સુર્યમુખી તેલ", nothing],
  ["સોયાબીન તેલ ડબ્બો", nothing],
  ["કોપરેલ", nothing],
  ["દિવેલ", nothing],
  ["तिल का तेल 1 लीटर", nothing],
  ["जैतून का तेल", nothing],
  ["नारियल तेल", nothing],
  ["sarsoo tel", nothing],
  ["mustrd oil", nothing],
  ["soya oil 1 litre", nothing],
  ["gingelly oil", nothing],
  ["alsi ka tel", nothing],
  ["hair oil", nothing],
];
