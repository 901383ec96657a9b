/** A model as it is sold in Australia, from general knowledge; figures are near enough for a demonstration. */
export type Model = {
  make: string
  model: string
  /** The folder of photos that suits it. */
  photos:
    | 'suv'
    | 'sedan'
    | 'hatch'
    | 'wagon'
    | 'ev'
    | 'ute'
    | 'coupe'
    | 'convertible'
    | 'van'
    | 'peopleMover'
    | 'cabChassis'
  body: string
  doors: number
  seats: number
  engine: Engine
  /** Braked, in kilograms; 0 where it must not tow. */
  towing: number
  ancap?: number
  /** Millimetres: length, width, height. */
  size: [length: number, width: number, height: number]
  /** Kilograms. */
  tare: number
  since: number
  /** The badge and its price when new, drive away; a badge may change the engine. */
  badges: [badge: string, price: number, engine?: Engine][]
}

export type Engine = {
  litres?: number
  cylinders?: number
  power: number
  fuel: string
  /** Litres per 100 km, combined. */
  uses?: number
  gearbox: string
  gears?: number
  drive: string
  /** Kilometres on a charge. */
  range?: number
}

const engine = (
  [litres, cylinders, power, uses]: [number, number, number, number],
  fuel: string,
  [gearbox, gears, drive]: [string, number | undefined, string],
): Engine => ({ litres, cylinders, power, uses, fuel, gearbox, gears, drive })

const electric = (power: number, range: number, drive: string): Engine => ({
  power,
  range,
  fuel: 'Electric',
  gearbox: 'Reduction Gear',
  gears: 1,
  drive,
})

const petrol = 'Petrol - Unleaded ULP'
const premium = 'Petrol - Premium ULP'
const hybrid = 'Petrol/Electric'
const diesel = 'Diesel'
const front = 'Front Wheel Drive'
const rear = 'Rear Wheel Drive'
const all = 'AWD'
const fourByFour = '4x4 Dual Range'

/** Makes that Harbourside buys, and that others trade in at Northgate. */
export const usedModels: readonly Model[] = [
  {
    make: 'Toyota',
    model: 'RAV4',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 5,
    towing: 1500,
    ancap: 5,
    size: [4600, 1855, 1685],
    tare: 1705,
    since: 2019,
    engine: engine([2.5, 4, 163, 4.8], hybrid, ['Constantly Variable CVT', undefined, all]),
    badges: [
      ['GX Hybrid', 44_500],
      ['GXL Hybrid', 48_000],
      ['Cruiser Hybrid', 52_500],
      ['Edge', 55_000, engine([2.5, 4, 152, 7.3], petrol, ['Sports Automatic', 8, all])],
    ],
  },
  {
    make: 'Toyota',
    model: 'Corolla',
    photos: 'hatch',
    body: 'Hatchback',
    doors: 5,
    seats: 5,
    towing: 1300,
    ancap: 5,
    size: [4375, 1790, 1435],
    tare: 1320,
    since: 2018,
    engine: engine([1.8, 4, 90, 4.2], hybrid, ['Constantly Variable CVT', undefined, front]),
    badges: [
      ['Ascent Sport Hybrid', 34_000],
      ['SX Hybrid', 37_500],
      ['ZR', 40_000, engine([2, 4, 125, 6], petrol, ['Constantly Variable CVT', 10, front])],
    ],
  },
  {
    make: 'Toyota',
    model: 'HiLux',
    photos: 'ute',
    body: 'Utility - Dual Cab',
    doors: 4,
    seats: 5,
    towing: 3500,
    ancap: 5,
    size: [5325, 1855, 1815],
    tare: 2045,
    since: 2018,
    engine: engine([2.8, 4, 150, 7.9], diesel, ['Sports Automatic', 6, fourByFour]),
    badges: [
      ['SR', 58_000],
      ['SR5', 66_500],
      ['Rogue', 76_000],
      ['Workmate', 52_000, engine([2.8, 4, 150, 7.6], diesel, ['Manual', 6, fourByFour])],
    ],
  },
  {
    make: 'Toyota',
    model: 'Camry',
    photos: 'sedan',
    body: 'Sedan',
    doors: 4,
    seats: 5,
    towing: 400,
    ancap: 5,
    size: [4885, 1840, 1445],
    tare: 1620,
    since: 2018,
    engine: engine([2.5, 4, 160, 4.7], hybrid, ['Constantly Variable CVT', undefined, front]),
    badges: [
      ['Ascent Hybrid', 39_000],
      ['SL Hybrid', 49_500],
    ],
  },
  {
    make: 'Mazda',
    model: 'CX-5',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 5,
    towing: 1800,
    ancap: 5,
    size: [4575, 1842, 1685],
    tare: 1670,
    since: 2017,
    engine: engine([2.5, 4, 140, 7.4], petrol, ['Sports Automatic', 6, all]),
    badges: [
      ['Maxx Sport', 44_000],
      ['Touring', 47_500],
      ['GT SP', 54_000, engine([2.5, 4, 170, 8.2], petrol, ['Sports Automatic', 6, all])],
      ['Akera', 56_500],
    ],
  },
  {
    make: 'Mazda',
    model: '3',
    photos: 'hatch',
    body: 'Hatchback',
    doors: 5,
    seats: 5,
    towing: 1200,
    ancap: 5,
    size: [4460, 1795, 1435],
    tare: 1340,
    since: 2019,
    engine: engine([2, 4, 114, 6.2], petrol, ['Sports Automatic', 6, front]),
    badges: [
      ['G20 Pure', 33_500],
      ['G20 Evolve', 36_000],
      ['G25 Astina', 43_000, engine([2.5, 4, 139, 6.6], petrol, ['Sports Automatic', 6, front])],
    ],
  },
  {
    make: 'Mazda',
    model: 'MX-5',
    photos: 'convertible',
    body: 'Convertible',
    doors: 2,
    seats: 2,
    towing: 0,
    ancap: 5,
    size: [3915, 1735, 1225],
    tare: 1035,
    since: 2016,
    engine: engine([2, 4, 135, 6.8], premium, ['Manual', 6, rear]),
    badges: [
      ['Roadster', 47_000],
      ['GT', 52_000],
    ],
  },
  {
    make: 'Hyundai',
    model: 'Tucson',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 5,
    towing: 1900,
    ancap: 5,
    size: [4630, 1865, 1665],
    tare: 1680,
    since: 2018,
    engine: engine([2, 4, 137, 6.3], diesel, ['Sports Automatic', 8, all]),
    badges: [
      ['Elite', 47_500],
      ['Highlander', 54_500],
      ['N Line', 42_000, engine([2, 4, 115, 8.1], petrol, ['Sports Automatic', 6, front])],
    ],
  },
  {
    make: 'Hyundai',
    model: 'i30',
    photos: 'hatch',
    body: 'Hatchback',
    doors: 5,
    seats: 5,
    towing: 1300,
    ancap: 5,
    size: [4340, 1795, 1455],
    tare: 1330,
    since: 2017,
    engine: engine([2, 4, 120, 7.4], petrol, ['Sports Automatic', 6, front]),
    badges: [
      ['Active', 29_500],
      ['Elite', 34_000],
      ['N Performance', 52_000, engine([2, 4, 206, 8.5], premium, ['Manual', 6, front])],
    ],
  },
  {
    make: 'Hyundai',
    model: 'Ioniq 5',
    photos: 'ev',
    body: 'SUV',
    doors: 5,
    seats: 5,
    towing: 1600,
    ancap: 5,
    size: [4635, 1890, 1605],
    tare: 1950,
    since: 2022,
    engine: electric(168, 507, rear),
    badges: [
      ['Dynamiq', 72_000],
      ['Epiq', 82_000, electric(239, 454, all)],
    ],
  },
  {
    make: 'Ford',
    model: 'Ranger',
    photos: 'ute',
    body: 'Utility - Double Cab Pick Up',
    doors: 4,
    seats: 5,
    towing: 3500,
    ancap: 5,
    size: [5370, 1918, 1884],
    tare: 2230,
    since: 2018,
    engine: engine([2, 4, 154, 7.2], diesel, ['Sports Automatic', 10, fourByFour]),
    badges: [
      ['XL', 55_000],
      ['XLT', 66_000],
      ['Wildtrak', 75_500, engine([3, 6, 184, 8.4], diesel, ['Sports Automatic', 10, fourByFour])],
      ['Raptor', 95_000, engine([3, 6, 292, 11.5], premium, ['Sports Automatic', 10, fourByFour])],
    ],
  },
  {
    make: 'Ford',
    model: 'Mustang',
    photos: 'coupe',
    body: 'Coupe',
    doors: 2,
    seats: 4,
    towing: 0,
    ancap: 3,
    size: [4789, 1916, 1381],
    tare: 1720,
    since: 2016,
    engine: engine([5, 8, 339, 12.7], premium, ['Sports Automatic', 10, rear]),
    badges: [
      ['GT', 75_000],
      ['High Performance', 62_000, engine([2.3, 4, 236, 9.4], premium, ['Sports Automatic', 10, rear])],
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Golf',
    photos: 'hatch',
    body: 'Hatchback',
    doors: 5,
    seats: 5,
    towing: 1500,
    ancap: 5,
    size: [4284, 1789, 1491],
    tare: 1320,
    since: 2017,
    engine: engine([1.4, 4, 110, 5.8], premium, ['Sports Automatic', 8, front]),
    badges: [
      ['110TSI Life', 40_000],
      ['110TSI Highline', 42_500],
      ['GTI', 58_000, engine([2, 4, 180, 7], premium, ['Sports Automatic Dual Clutch', 7, front])],
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Multivan',
    photos: 'peopleMover',
    body: 'People Mover',
    doors: 5,
    seats: 7,
    towing: 2500,
    size: [4904, 1904, 1990],
    tare: 2150,
    since: 2017,
    engine: engine([2, 4, 110, 6.6], diesel, ['Sports Automatic Dual Clutch', 7, front]),
    badges: [
      ['Comfortline Premium', 76_000],
      ['Highline', 95_000],
    ],
  },
  {
    make: 'Subaru',
    model: 'Outback',
    photos: 'wagon',
    body: 'Wagon',
    doors: 5,
    seats: 5,
    towing: 2000,
    ancap: 5,
    size: [4870, 1875, 1675],
    tare: 1640,
    since: 2018,
    engine: engine([2.5, 4, 138, 7.3], petrol, ['Constantly Variable CVT', 8, all]),
    badges: [
      ['AWD', 45_500],
      ['AWD Sport', 50_500],
      ['AWD Touring', 54_500],
    ],
  },
  {
    make: 'Subaru',
    model: 'BRZ',
    photos: 'coupe',
    body: 'Coupe',
    doors: 2,
    seats: 4,
    towing: 0,
    size: [4265, 1775, 1310],
    tare: 1290,
    since: 2018,
    engine: engine([2.4, 4, 174, 9.5], premium, ['Manual', 6, rear]),
    badges: [
      ['Coupe', 43_500],
      ['S', 45_500],
    ],
  },
  {
    make: 'Mitsubishi',
    model: 'Outlander',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 7,
    towing: 1600,
    ancap: 5,
    size: [4710, 1862, 1745],
    tare: 1700,
    since: 2018,
    engine: engine([2.5, 4, 135, 8.1], petrol, ['Constantly Variable CVT', 8, all]),
    badges: [
      ['LS', 43_500],
      ['Exceed', 54_000],
      ['PHEV Aspire', 66_000, engine([2.4, 4, 185, 1.5], 'Plug-in Hybrid', ['Reduction Gear', 1, all])],
    ],
  },
  {
    make: 'BMW',
    model: '3 Series',
    photos: 'sedan',
    body: 'Sedan',
    doors: 4,
    seats: 5,
    towing: 1600,
    ancap: 5,
    size: [4709, 1827, 1435],
    tare: 1555,
    since: 2018,
    engine: engine([2, 4, 135, 6.3], premium, ['Sports Automatic', 8, rear]),
    badges: [
      ['320i M Sport', 82_000],
      ['330i M Sport', 95_000, engine([2, 4, 190, 6.4], premium, ['Sports Automatic', 8, rear])],
    ],
  },
  {
    make: 'Tesla',
    model: 'Model 3',
    photos: 'ev',
    body: 'Sedan',
    doors: 4,
    seats: 5,
    towing: 1000,
    ancap: 5,
    size: [4694, 1849, 1443],
    tare: 1765,
    since: 2020,
    engine: electric(208, 491, rear),
    badges: [
      ['Rear-Wheel Drive', 66_000],
      ['Long Range', 78_000, electric(366, 629, all)],
    ],
  },
  {
    make: 'Honda',
    model: 'Civic',
    photos: 'sedan',
    body: 'Sedan',
    doors: 4,
    seats: 5,
    towing: 800,
    ancap: 5,
    size: [4644, 1799, 1416],
    tare: 1280,
    since: 2016,
    engine: engine([1.8, 4, 104, 6.4], petrol, ['Constantly Variable CVT', undefined, front]),
    badges: [
      ['VTi-S', 29_000],
      ['RS', 36_500, engine([1.5, 4, 127, 6], petrol, ['Constantly Variable CVT', undefined, front])],
    ],
  },
  {
    make: 'Volkswagen',
    model: 'Transporter',
    photos: 'van',
    body: 'Panel Van',
    doors: 4,
    seats: 3,
    towing: 2500,
    size: [4904, 1904, 1990],
    tare: 1910,
    since: 2018,
    engine: engine([2, 4, 110, 6.6], diesel, ['Sports Automatic Dual Clutch', 7, front]),
    badges: [
      ['TDI340 SWB', 58_500],
      ['TDI450 LWB', 66_000],
    ],
  },
]

/** What Northgate sells new. */
export const kiaModels: readonly Model[] = [
  {
    make: 'Kia',
    model: 'Sportage',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 5,
    towing: 1900,
    ancap: 5,
    size: [4660, 1865, 1665],
    tare: 1690,
    since: 2021,
    engine: engine([2, 4, 137, 6.3], diesel, ['Sports Automatic', 8, all]),
    badges: [
      ['S', 38_990, engine([2, 4, 115, 8.1], petrol, ['Sports Automatic', 6, front])],
      ['SX', 46_490],
      ['SX+', 50_990],
      ['GT-Line Hybrid', 59_490, engine([1.6, 4, 169, 4.9], hybrid, ['Sports Automatic', 6, front])],
    ],
  },
  {
    make: 'Kia',
    model: 'Sorento',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 7,
    towing: 2000,
    ancap: 5,
    size: [4815, 1900, 1700],
    tare: 1860,
    since: 2021,
    engine: engine([2.2, 4, 148, 6.1], diesel, ['Sports Automatic Dual Clutch', 8, all]),
    badges: [
      ['S', 56_990],
      ['Sport+', 64_990],
      ['GT-Line', 73_490],
      ['GT-Line PHEV', 88_990, engine([1.6, 4, 195, 1.6], 'Plug-in Hybrid', ['Sports Automatic', 6, all])],
    ],
  },
  {
    make: 'Kia',
    model: 'Cerato',
    photos: 'sedan',
    body: 'Sedan',
    doors: 4,
    seats: 5,
    towing: 1100,
    ancap: 5,
    size: [4640, 1800, 1450],
    tare: 1340,
    since: 2018,
    engine: engine([2, 4, 112, 7.4], petrol, ['Sports Automatic', 6, front]),
    badges: [
      ['S', 29_990],
      ['Sport', 32_490],
      ['GT', 39_990, engine([1.6, 4, 150, 6.9], petrol, ['Sports Automatic Dual Clutch', 7, front])],
    ],
  },
  {
    make: 'Kia',
    model: 'Picanto',
    photos: 'hatch',
    body: 'Hatchback',
    doors: 5,
    seats: 5,
    towing: 0,
    size: [3595, 1595, 1485],
    tare: 995,
    since: 2018,
    engine: engine([1.25, 4, 62, 5.8], petrol, ['Automatic', 4, front]),
    badges: [
      ['Sport', 20_990],
      ['GT-Line', 22_990],
    ],
  },
  {
    make: 'Kia',
    model: 'EV6',
    photos: 'ev',
    body: 'SUV',
    doors: 5,
    seats: 5,
    towing: 1600,
    ancap: 5,
    size: [4695, 1890, 1550],
    tare: 1985,
    since: 2022,
    engine: electric(168, 528, rear),
    badges: [
      ['Air', 76_990],
      ['GT-Line', 85_990, electric(239, 484, all)],
    ],
  },
  {
    make: 'Kia',
    model: 'Carnival',
    photos: 'peopleMover',
    body: 'People Mover',
    doors: 5,
    seats: 8,
    towing: 2000,
    ancap: 5,
    size: [5155, 1995, 1775],
    tare: 2090,
    since: 2021,
    engine: engine([2.2, 4, 148, 6.5], diesel, ['Sports Automatic', 8, front]),
    badges: [
      ['S', 57_990],
      ['SLi', 64_490],
      ['Platinum', 74_990],
    ],
  },
]

export const isuzuModels: readonly Model[] = [
  {
    make: 'Isuzu',
    model: 'D-MAX',
    photos: 'ute',
    body: 'Utility - Crew Cab',
    doors: 4,
    seats: 5,
    towing: 3500,
    ancap: 5,
    size: [5280, 1880, 1810],
    tare: 2060,
    since: 2020,
    engine: engine([3, 4, 140, 8], diesel, ['Sports Automatic', 6, fourByFour]),
    badges: [
      ['SX', 54_990],
      ['LS-U', 63_990],
      ['X-Terrain', 70_990],
    ],
  },
  {
    make: 'Isuzu',
    model: 'D-MAX',
    photos: 'cabChassis',
    body: 'Cab Chassis - Single Cab',
    doors: 2,
    seats: 2,
    towing: 3500,
    ancap: 5,
    size: [5310, 1870, 1785],
    tare: 1655,
    since: 2020,
    engine: engine([3, 4, 140, 7.7], diesel, ['Manual', 6, fourByFour]),
    badges: [['SX High Ride', 46_990]],
  },
  {
    make: 'Isuzu',
    model: 'MU-X',
    photos: 'suv',
    body: 'SUV',
    doors: 5,
    seats: 7,
    towing: 3500,
    ancap: 5,
    size: [4850, 1870, 1875],
    tare: 2175,
    since: 2021,
    engine: engine([3, 4, 140, 8.3], diesel, ['Sports Automatic', 6, fourByFour]),
    badges: [
      ['LS-M', 58_990],
      ['LS-U', 66_490],
      ['LS-T', 73_990],
    ],
  },
]
