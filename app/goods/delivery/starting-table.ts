/**
 * What an owner without a table may start with, and the delivery of the demo shop, in rupees with GST: Surat, Gujarat, the states around it, the metros, the rest of India and what is hard
 * to reach. The van serves the streets around the press, a transporter takes what is heavy.
 */
export const startingTable = `zone,carrier,pins,from_g,g500,g1000,g2000,g5000,g10000,g20000,extra_kg,days_min,days_max,offered,cod,free_from,town
Udhna and near,van,395001 395002 395003 395007 395009 394210,,30,30,30,30,60,120,5,0,1,yes,yes,750,Surat
Surat,courier,395 394101 394105 394107 394210 394220 394221 394230 394510 394516 394518 394520 394550,,40,40,50,80,120,200,10,1,2,yes,yes,999,
Gujarat,courier,36 37 38 39,,50,60,80,160,260,450,22,2,4,yes,yes,2499,
Near Gujarat,courier,30 31 32 33 34 40 41 42 43 44 45 46 47 48,,60,80,110,220,380,640,32,3,5,yes,yes,,
Metro cities,courier,11 500 560 600 700,,70,95,135,270,470,800,40,4,7,yes,yes,,
Rest of India,courier,*,,75,105,150,300,520,900,45,5,9,yes,yes,,
Hills and islands,courier,18 19 737 744 78 79 68255,,100,140,200,420,760,1350,70,8,14,yes,no,,
"Transporter, Gujarat and near",transporter,30 31 32 33 34 36 37 38 39 40 41 42 43 44 45 46 47 48,30000,,,,,,,,3,6,yes,no,,
`;
