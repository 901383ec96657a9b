import { manual, premium } from '../engines.ts'
import type { Engine, Grade, Make, ModelFacts, Years } from '../model.ts'
import { always } from '../warranty.ts'

type Bike = [
  model: string,
  years: Years,
  size: ModelFacts['size'],
  weighs: { kg: number; litres: number },
  grades: readonly [Grade, ...Grade[]],
]

type Paints = Required<Pick<Make, 'paints' | 'ownColour'>>

/** What makers call the paints of naked bikes. Pictures of green ones are dark, so nothing is sold in lime green. */
const paintsOf: Record<string, Paints> = {
  Honda: {
    ownColour: 'red',
    paints: {
      black: ['Graphite Black', 'Mat Gunpowder Black Metallic'],
      red: ['Grand Prix Red', ['Candy Chromosphere Red', 2018]],
      blue: [['Mat Jeans Blue Metallic', 2021]],
      silver: [['Mat Beta Silver Metallic', 2019]],
      white: [
        ['Pearl Metalloid White', 0, 2018],
        ['Pearl Glare White', 2023],
      ],
    },
  },
  Yamaha: {
    ownColour: 'blue',
    paints: {
      black: [
        ['Tech Black', 0, 2022],
        ['Midnight Black', 2023],
      ],
      blue: [
        ['Yamaha Blue', 0, 2020],
        ['Icon Blue', 2021],
      ],
      grey: [
        ['Night Fluo', 2016, 2018],
        ['Ice Fluo', 2019, 2020],
        ['Storm Fluo', 2021, 2022],
      ],
    },
  },
  Kawasaki: {
    ownColour: 'black',
    paints: {
      black: ['Metallic Spark Black', ['Metallic Flat Spark Black', 2017]],
      grey: [['Metallic Graphite Grey', 2019]],
      white: [['Pearl Robotic White', 2021]],
      red: [['Candy Persimmon Red', 2022]],
    },
  },
  Suzuki: {
    ownColour: 'blue',
    paints: {
      black: ['Glass Sparkle Black', ['Metallic Matte Black No. 2', 2018]],
      blue: ['Metallic Triton Blue'],
      white: [
        ['Pearl Glacier White', 0, 2020],
        ['Pearl Tech White', 2023],
      ],
      red: [['Pearl Mira Red', 2016, 2019]],
    },
  },
  BMW: {
    ownColour: 'white',
    paints: {
      black: ['Black Storm Metallic'],
      blue: [['Racing Blue Metallic', 2019]],
      red: ['Racing Red'],
      silver: [['Hockenheim Silver Metallic', 2019]],
      white: ['Light White'],
    },
  },
  Ducati: {
    ownColour: 'red',
    paints: {
      red: ['Ducati Red'],
      black: ['Dark Stealth'],
      grey: [['Aviator Grey', 2021, 2022]],
      white: [
        ['Star White Silk', 0, 2018],
        ['Iceberg White', 2023],
      ],
    },
  },
  Triumph: {
    ownColour: 'black',
    paints: {
      black: [
        ['Phantom Black', 0, 2019],
        ['Sapphire Black', 2020],
        ['Matte Jet Black', 2020],
      ],
      silver: [
        ['Matte Aluminium Silver', 0, 2019],
        ['Silver Ice', 2020],
      ],
      white: ['Crystal White'],
      red: [
        ['Diablo Red', 0, 2022],
        ['Carnival Red', 2023],
      ],
    },
  },
  KTM: {
    ownColour: 'orange',
    paints: {
      orange: ['Orange'],
      black: ['Black'],
      white: [['White', 0, 2020]],
      blue: [['Atlantic Blue', 2024]],
    },
  },
}

/** What the pictures show, so all that is sold: a naked road bike with a chain, two seats and a six-speed box. */
const bikes = (make: string, wmi: string, warrantyYears: number, models: readonly Bike[]): Make => ({
  make,
  wmi,
  ...paintsOf[make],
  warranty: always(warrantyYears),
  item: 'motorcycle',
  models: models.map(([model, years, size, { kg, litres }, grades]) => ({
    model,
    body: 'Motorcycle - Naked',
    pictures: 'motorcycle',
    years,
    seats: 2,
    size,
    tare: kg,
    tank: litres,
    ancap: 0,
    demand: 0.98,
    grades,
  })),
})

/** Cubic centimetres, cylinders and kilowatts. */
const twin = (cc: number, power: number): Engine => engine(cc, 2, power)
const triple = (cc: number, power: number): Engine => engine(cc, 3, power)
const four = (cc: number, power: number): Engine => engine(cc, 4, power)
const single = (cc: number, power: number): Engine => engine(cc, 1, power)
const engine = (cc: number, cylinders: number, power: number): Engine =>
  premium([cc / 1000, cylinders, power], manual(6))

export const motorcycles: readonly Make[] = [
  bikes('Honda', 'JH2', 2, [
    ['CB500F', [2013, 2023], [2080, 800, 1060], { kg: 189, litres: 17 }, [['ABS', 8_499, twin(471, 35)]]],
    ['CB500 Hornet', [2024], [2080, 800, 1060], { kg: 188, litres: 17 }, [['ABS', 8_799, twin(471, 35)]]],
    [
      'CB650R',
      [2019],
      [2130, 780, 1075],
      { kg: 203, litres: 15 },
      [
        ['Neo Sports Cafe', 12_499, four(649, 70), [2019, 2023]],
        ['E-Clutch', 13_799, four(649, 70), [2024]],
      ],
    ],
    ['CB750 Hornet', [2023], [2090, 780, 1085], { kg: 190, litres: 15 }, [['ABS', 11_999, twin(755, 67.5)]]],
    [
      'CB1000R',
      [2018, 2024],
      [2120, 789, 1095],
      { kg: 212, litres: 16 },
      [
        ['ABS', 18_599, four(998, 107)],
        ['Black Edition', 19_299, four(998, 107), [2021, 2024]],
      ],
    ],
  ]),
  bikes('Yamaha', 'JYA', 2, [
    ['MT-03', [2016], [2090, 755, 1070], { kg: 168, litres: 14 }, [['LA', 7_899, twin(321, 30.9)]]],
    [
      'MT-07',
      [2014],
      [2085, 780, 1105],
      { kg: 184, litres: 14 },
      [
        ['LA', 13_499, twin(655, 38.3)],
        ['HO', 14_299, twin(689, 54), [2018]],
      ],
    ],
    ['MT-09', [2014, 2020], [2075, 815, 1120], { kg: 193, litres: 14 }, [['ABS', 14_599, triple(847, 84.6)]]],
    [
      'MT-09',
      [2021],
      [2090, 795, 1190],
      { kg: 193, litres: 14 },
      [
        ['ABS', 17_999, triple(890, 87.5)],
        ['SP', 20_299, triple(890, 87.5)],
      ],
    ],
    [
      'MT-10',
      [2016],
      [2100, 800, 1165],
      { kg: 212, litres: 17 },
      [
        ['ABS', 24_999, four(998, 122)],
        ['SP', 28_499, four(998, 122), [2017]],
      ],
    ],
  ]),
  bikes('Kawasaki', 'JKA', 2, [
    ['Z400', [2019, 2023], [1990, 800, 1055], { kg: 167, litres: 14 }, [['ABS', 7_497, twin(399, 33.4)]]],
    [
      'Z500',
      [2024],
      [1995, 800, 1055],
      { kg: 167, litres: 14 },
      [
        ['ABS', 8_397, twin(451, 33.4)],
        ['SE', 8_997, twin(451, 33.4)],
      ],
    ],
    ['Z650', [2017], [2055, 765, 1065], { kg: 187, litres: 15 }, [['ABS', 11_497, twin(649, 50.2)]]],
    [
      'Z900',
      [2017],
      [2070, 825, 1080],
      { kg: 212, litres: 17 },
      [
        ['ABS', 16_489, four(948, 92)],
        ['SE', 19_489, four(948, 92), [2022]],
      ],
    ],
  ]),
  bikes('Suzuki', 'JS1', 2, [
    ['SV650', [2016], [2140, 760, 1085], { kg: 197, litres: 14.5 }, [['ABS', 10_490, twin(645, 56)]]],
    ['GSX-8S', [2023], [2115, 775, 1105], { kg: 202, litres: 14 }, [['ABS', 14_690, twin(776, 61)]]],
    ['GSX-S750', [2017, 2021], [2125, 785, 1055], { kg: 211, litres: 16 }, [['ABS', 12_790, four(749, 83)]]],
    ['GSX-S1000', [2021], [2115, 810, 1080], { kg: 214, litres: 19 }, [['ABS', 18_890, four(999, 112)]]],
  ]),
  bikes('BMW', 'WB1', 5, [
    ['G 310 R', [2017, 2024], [2025, 849, 1080], { kg: 164, litres: 11 }, [['Style Passion', 7_290, single(313, 25)]]],
    ['F 900 R', [2020], [2140, 815, 1130], { kg: 211, litres: 13 }, [['Standard', 18_990, twin(895, 77)]]],
    [
      'S 1000 R',
      [2021],
      [2090, 812, 1115],
      { kg: 199, litres: 16.5 },
      [
        ['Sport', 24_990, four(999, 121)],
        ['M Package', 28_990, four(999, 121)],
      ],
    ],
  ]),
  bikes('Ducati', 'ZDM', 2, [
    ['Monster 821', [2015, 2020], [2170, 800, 1055], { kg: 206, litres: 16.5 }, [['Standard', 16_990, twin(821, 80)]]],
    [
      'Monster',
      [2021],
      [2072, 831, 1080],
      { kg: 188, litres: 14 },
      [
        ['Plus', 20_900, twin(937, 82)],
        ['SP', 23_900, twin(937, 82), [2023]],
      ],
    ],
  ]),
  bikes('Triumph', 'SMT', 2, [
    ['Trident', [2021], [2020, 795, 1089], { kg: 189, litres: 14 }, [['660', 13_190, triple(660, 59.6)]]],
    [
      'Street Triple',
      [2017, 2022],
      [2065, 775, 1085],
      { kg: 188, litres: 17 },
      [
        ['R', 16_950, triple(765, 86.8)],
        ['RS', 19_350, triple(765, 90.4)],
      ],
    ],
    [
      'Street Triple',
      [2023],
      [2052, 792, 1085],
      { kg: 188, litres: 15 },
      [
        ['R', 17_490, triple(765, 88)],
        ['RS', 20_790, triple(765, 95.6)],
      ],
    ],
    ['Speed Triple 1200', [2021], [2090, 792, 1089], { kg: 198, litres: 15.5 }, [['RS', 29_890, triple(1160, 132.4)]]],
  ]),
  bikes('KTM', 'VBK', 2, [
    ['390 Duke', [2017, 2023], [2072, 831, 1109], { kg: 163, litres: 13.5 }, [['ABS', 7_995, single(373, 32)]]],
    ['390 Duke', [2024], [2072, 831, 1109], { kg: 165, litres: 15 }, [['ABS', 8_995, single(399, 33)]]],
    ['790 Duke', [2018], [2128, 831, 1107], { kg: 187, litres: 14 }, [['ABS', 14_795, twin(799, 77)]]],
    ['890 Duke', [2020, 2023], [2128, 831, 1107], { kg: 184, litres: 14 }, [['R', 19_995, twin(889, 89)]]],
  ]),
]
