/**
 * Codes of goods that a mill and its neighbours sell or buy: each heading, what it is, and how its longer codes end. Checked by program
 * against the list of the Returns Offline Tool V3.2.4 (22,426 codes), which matches a code as it is: one of 6 digits must itself stand in it.
 */
const table = `
  0401 milk: 20 50
  0402 milk powder: 10 21
  0403 curd and buttermilk: 20 90
  0405 butter and ghee: 10 20 9020
  0406 cheese and paneer: 10 30
  0409 honey: 00 0000
  0712 dried vegetables: 20 90 9020
  0713 pulses: 1010 2010 2020 3110 3190 3300 3500 4000 6000 9010 9090
  0801 coconuts and cashew nuts: 11 19 32
  0802 other nuts: 12 32 52 80
  0804 dates, figs and mangoes: 10 20 50
  0813 dried fruit: 40 50
  0901 coffee: 11 21
  0902 tea: 10 30 40
  0904 pepper and chilli: 1130 1200 2110 2211
  0906 cinnamon: 11 20
  0907 cloves: 10 20
  0908 nutmeg, mace and cardamom: 11 21 3110 3120 32
  0909 coriander, cumin and fennel: 2190 2200 3129 3200 6139 62
  0910 ginger, turmeric and other spices: 1120 1210 20 3020 3030 9100 9912 9914
  1001 wheat: 99
  1005 maize: 90
  1006 rice: 20 30 3010 3012 3020 40
  1008 millets: 2910 2920 2930
  1101 wheat flour: 00 0000
  1102 other flour: 20 90
  1103 groats and rava: 11 13
  1104 oats and flakes: 12
  1106 besan: 10
  1108 starch and sago: 12 14 1910
  1201 soya beans: 90
  1202 groundnuts, raw: 41 42 4110 4190 4210 4220
  1203 copra: 00
  1204 linseed: 00
  1205 rapeseed: 90
  1206 sunflower seed: 00
  1207 other oil seeds: 29 40 4090 50 5090 60 9930
  1208 oilseed flour: 10 90
  1211 herbs: 9032
  1507 soya oil: 10 9010
  1508 groundnut oil: 10 90 1000 9010 9091 9099
  1509 olive oil: 20 90
  1511 palm oil: 10 9010 9020
  1512 sunflower, safflower and cotton oil: 11 19 1910 1930 21 29 2910
  1513 coconut oil: 11 19 29
  1514 mustard and rape oil: 11 19 91 99 9120 9920
  1515 other oils of seeds: 11 19 29 30 50 5010 5091 90
  1516 hydrogenated oil: 20
  1517 margarine and blends: 10 90 9090
  1518 non-edible oil: 00
  1522 residues of oil: 0020 0090
  1701 sugar and jaggery: 1310 1410 1320 9990
  1704 sweets: 10 9020 9090
  1806 chocolate: 31 32 90 9010
  1901 mixes: 10 20 90
  1902 pasta: 19 30
  1904 cereal foods: 1010 1020 20 90
  1905 biscuits, rusk and papad: 31 40 9010 9020 9030 9040 9090
  2001 pickles in vinegar: 90
  2002 tomato puree: 90
  2005 vegetables, prepared: 20 99
  2007 jam: 99
  2008 nuts and fruit, prepared: 11 1100 19 1920 99
  2103 sauces: 20 30 90 9010 9040
  2106 other food, namkeen: 10 90 9011 9020 9099
  2201 water: 10 90
  2202 soft drinks: 10 99
  2302 bran: 30 50
  2304 soya cake: 00
  2305 groundnut cake: 0010 0020 0090
  2306 cake of other seeds: 10 20 30 49 50 90 9014
  2309 feed: 10 90 9010
  3305 hair oil and shampoo: 10 90 9011
  3307 agarbatti: 41 90
  3401 soap: 11 1190 1942 20 30
  3402 detergent: 50 90
  3923 plastic packing: 10 21 29 30 50 90
  4819 boxes and bags of paper: 10 20 30 40
  4821 labels: 10 90
  6305 sacks: 10 33
  7010 glass bottles: 90
  7310 steel tins: 10 21 29 2110
  8309 lids and closures: 90
`;

const names = new Map<string, string>();
for (const line of table.trim().split("\n")) {
  const [, heading = "", name = "", ends = ""] = /^ *(\d{4}) (.+): ([\d ]+)$/.exec(line) ?? [];
  for (const end of ["", ...ends.split(" ")]) names.set(heading + end, name);
}

/** What the goods of an HSN code are called, `groundnut oil`; null: the code is not among those we know. It may be right all the same. */
export const goodsOfHsn = (code: string): string | null => names.get(code) ?? null;
