import { electric, manual, premium } from '../engines.ts'
import type { Engine, Make, ModelFacts, Years } from '../model.ts'

type Bike = [
  model: string,
  style: string,
  engine: Engine,
  years: Years,
  size: ModelFacts['size'],
  figures: { kg: number; litres?: number; seats?: number },
  grades: readonly (readonly [badge: string, price: number])[],
]

/** The displacement in litres, cylinders and kilowatts of a bike with a six-speed box and a chain. */
const six = (litres: number, cylinders: number, power: number): Engine => {
  const { drive: _, ...engine } = premium([litres, cylinders, power], manual(6))
  return engine
}

const bikes = (make: string, wmi: string, warranty: number, models: readonly Bike[]): Make => ({
  make,
  wmi,
  warranty,
  item: 'motorcycle',
  models: models.map(([model, style, engine, years, size, { kg, litres, seats = 2 }, [first, ...rest]]) => ({
    model,
    body: `Motorcycle - ${style}`,
    pictures: 'motorcycle',
    years,
    seats,
    size,
    tare: kg,
    ancap: 0,
    demand: 0.98,
    ...(litres && { tank: litres }),
    grades: [
      [first?.[0] ?? model, first?.[1] ?? 10_000, engine],
      ...rest.map(([badge, price]) => [badge, price, engine] as const),
    ],
  })),
})

export const motorcycles: readonly Make[] = [
  bikes('Honda', 'JH2', 2, [
    [
      'CB500X',
      'Adventure Touring',
      six(0.5, 2, 35),
      [2013, 2023],
      [2155, 825, 1410],
      { kg: 199, litres: 17 },
      [['ABS', 10_699]],
    ],
    [
      'CRF300L',
      'Trail',
      six(0.3, 1, 20.1),
      [2021],
      [2230, 820, 1200],
      { kg: 142, litres: 8 },
      [
        ['ABS', 8_999],
        ['Rally', 9_999],
      ],
    ],
    [
      'CRF1100L Africa Twin',
      'Adventure Touring',
      six(1.1, 2, 75),
      [2020],
      [2330, 960, 1395],
      { kg: 226, litres: 19 },
      [
        ['DCT', 24_999],
        ['Adventure Sports', 28_499],
      ],
    ],
    ['Grom', 'Naked', six(0.12, 1, 7.2), [2014], [1760, 720, 1015], { kg: 103, litres: 6 }, [['125', 5_499]]],
  ]),
  bikes('Yamaha', 'JYA', 2, [
    [
      'MT-07',
      'Naked',
      six(0.69, 2, 54),
      [2014],
      [2085, 780, 1105],
      { kg: 184, litres: 14 },
      [
        ['LA', 13_499],
        ['HO', 14_299],
      ],
    ],
    [
      'MT-09',
      'Naked',
      six(0.89, 3, 87.5),
      [2014],
      [2090, 795, 1190],
      { kg: 193, litres: 14 },
      [
        ['ABS', 17_999],
        ['SP', 20_299],
      ],
    ],
    [
      'Tenere 700',
      'Adventure Touring',
      six(0.69, 2, 54),
      [2019],
      [2370, 905, 1455],
      { kg: 205, litres: 16 },
      [
        ['Standard', 19_349],
        ['Rally', 20_849],
      ],
    ],
    ['YZF-R3', 'Sports', six(0.32, 2, 30.9), [2015], [2090, 730, 1140], { kg: 169, litres: 14 }, [['ABS', 8_999]]],
  ]),
  bikes('Kawasaki', 'JKA', 2, [
    [
      'Ninja 400',
      'Sports',
      six(0.4, 2, 33.4),
      [2018, 2023],
      [1990, 710, 1120],
      { kg: 168, litres: 14 },
      [
        ['ABS', 8_497],
        ['KRT Edition', 8_797],
      ],
    ],
    [
      'Z900',
      'Naked',
      six(0.95, 4, 92),
      [2017],
      [2070, 825, 1080],
      { kg: 212, litres: 17 },
      [
        ['ABS', 17_489],
        ['RS', 18_989],
      ],
    ],
    [
      'KLR650',
      'Adventure Touring',
      six(0.65, 1, 29),
      [2021],
      [2280, 970, 1465],
      { kg: 208, litres: 23 },
      [
        ['ABS', 11_839],
        ['Adventure', 13_179],
      ],
    ],
  ]),
  bikes('Suzuki', 'JS1', 2, [
    ['DR650SE', 'Trail', six(0.64, 1, 32), [2008, 2025], [2255, 865, 1195], { kg: 166, litres: 13 }, [['SE', 10_690]]],
    [
      'V-Strom 1050',
      'Adventure Touring',
      six(1.04, 2, 79),
      [2020],
      [2265, 940, 1470],
      { kg: 242, litres: 20 },
      [
        ['Standard', 21_490],
        ['DE', 22_990],
      ],
    ],
    ['GSX-8S', 'Naked', six(0.78, 2, 61), [2023], [2115, 775, 1105], { kg: 202, litres: 14 }, [['ABS', 14_690]]],
  ]),
  bikes('BMW', 'WB1', 5, [
    [
      'R 1250 GS',
      'Adventure Touring',
      six(1.25, 2, 100),
      [2019, 2023],
      [2207, 952, 1430],
      { kg: 249, litres: 20 },
      [
        ['Rallye X', 34_990],
        ['Adventure', 37_690],
      ],
    ],
    ['F 900 R', 'Naked', six(0.9, 2, 77), [2020], [2140, 815, 1130], { kg: 211, litres: 13 }, [['Standard', 18_990]]],
    [
      'CE 04',
      'Scooter',
      electric(31, [130, 8.9], 'Belt'),
      [2022],
      [2285, 855, 1150],
      { kg: 231 },
      [['Avantgarde', 22_990]],
    ],
  ]),
  bikes('Harley-Davidson', '5HD', 2, [
    [
      'Sportster S',
      'Cruiser',
      six(1.25, 2, 89),
      [2021],
      [2265, 850, 1100],
      { kg: 228, litres: 12 },
      [['RH1250S', 27_750]],
    ],
    ['Fat Boy', 'Cruiser', six(1.87, 2, 69), [2018], [2370, 985, 1095], { kg: 317, litres: 19 }, [['114', 38_495]]],
    [
      'Street Glide',
      'Touring',
      six(1.92, 2, 78),
      [2016],
      [2400, 975, 1325],
      { kg: 368, litres: 23 },
      [['Special', 46_495]],
    ],
  ]),
  bikes('Ducati', 'ZDM', 2, [
    [
      'Monster',
      'Naked',
      six(0.94, 2, 82),
      [2021],
      [2072, 831, 1080],
      { kg: 188, litres: 14 },
      [
        ['937', 19_900],
        ['SP', 23_900],
      ],
    ],
    [
      'Multistrada V4',
      'Adventure Touring',
      six(1.16, 4, 125),
      [2021],
      [2301, 990, 1470],
      { kg: 243, litres: 22 },
      [['S', 40_900]],
    ],
  ]),
  bikes('Triumph', 'SMT', 2, [
    [
      'Bonneville T120',
      'Classic',
      six(1.2, 2, 58.8),
      [2016],
      [2165, 780, 1125],
      { kg: 236, litres: 14 },
      [['Black', 20_990]],
    ],
    [
      'Tiger 900',
      'Adventure Touring',
      six(0.89, 3, 79),
      [2020],
      [2305, 930, 1452],
      { kg: 219, litres: 20 },
      [
        ['GT Pro', 25_990],
        ['Rally Pro', 26_790],
      ],
    ],
  ]),
  bikes('KTM', 'VBK', 2, [
    ['390 Duke', 'Naked', six(0.39, 1, 33), [2017], [2072, 831, 1109], { kg: 165, litres: 15 }, [['ABS', 8_995]]],
    [
      '890 Adventure',
      'Adventure Touring',
      six(0.89, 2, 77),
      [2021, 2024],
      [2280, 900, 1480],
      { kg: 200, litres: 20 },
      [['R', 25_795]],
    ],
  ]),
  bikes('Royal Enfield', 'ME3', 3, [
    [
      'Himalayan',
      'Adventure Touring',
      six(0.45, 1, 29.4),
      [2024],
      [2245, 852, 1316],
      { kg: 196, litres: 17 },
      [['450', 9_490]],
    ],
    [
      'Classic 350',
      'Classic',
      six(0.35, 1, 14.9),
      [2022],
      [2145, 785, 1090],
      { kg: 195, litres: 13 },
      [
        ['Dark', 8_990],
        ['Chrome', 9_390],
      ],
    ],
  ]),
]
