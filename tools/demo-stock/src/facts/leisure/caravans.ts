import type { Built, Make, Years } from '../model.ts'
import { always } from '../warranty.ts'

type Layout = [
  badge: string,
  price: number,
  /** Of the body, without the drawbar. */
  size: Built['size'],
  weights: { tare: number; atm: number },
  sleeps: number,
]
type Van = [model: string, axle: string, years: Years, share: number, layouts: readonly Layout[]]

const everyVan = { body: 'Caravan', pictures: 'caravan', ancap: 0 } as const

/** What the pictures show, so all that is sold: full height, two axles, gas on the drawbar. A badge is a layout of its own size and weight. */
const vans = (make: string, wmi: string, warrantyYears: number, models: readonly Van[]): Make => ({
  make,
  wmi,
  warranty: always(warrantyYears),
  item: 'caravan',
  models: models.flatMap(([model, suspension, years, share, layouts]) =>
    layouts.map(([badge, price, size, { tare, atm }, sleeps]) => ({
      sold: { model, years, demand: 1.1, share },
      built: { ...everyVan, size, tare, caravan: { axle: `Tandem Axle, ${suspension}`, sleeps, atm } },
      grades: [[badge, price]] as const,
    })),
  ),
})

export const caravans: readonly Make[] = [
  vans('Jayco', '6K9', 5, [
    [
      'Journey',
      'JTECH Suspension',
      [2015],
      4,
      [
        ['18.57-9 Outback', 81_900, [5740, 2470, 2990], { tare: 2240, atm: 2800 }, 2],
        ['19.61-2 Outback', 86_400, [6120, 2470, 2990], { tare: 2380, atm: 2950 }, 2],
        ['21.66-3 Outback', 94_900, [6610, 2470, 2990], { tare: 2530, atm: 3150 }, 2],
      ],
    ],
    [
      'Silverline',
      'JTECH Suspension',
      [2014],
      3,
      [
        ['21.65-3 Outback', 112_900, [6570, 2470, 3100], { tare: 2780, atm: 3380 }, 2],
        ['22.68-3', 118_700, [6850, 2470, 3100], { tare: 2860, atm: 3450 }, 2],
      ],
    ],
    ['Starcraft', 'Leaf Springs', [2013], 4, [['19.61-3', 66_900, [6120, 2440, 2900], { tare: 2060, atm: 2560 }, 2]]],
  ]),
  vans('New Age', '6NA', 3, [
    [
      'Manta Ray',
      'Independent Coil Suspension',
      [2015],
      3,
      [
        ['MR18ER', 82_900, [5800, 2400, 3000], { tare: 2320, atm: 2820 }, 2],
        ['MR19E', 86_900, [6080, 2400, 3000], { tare: 2430, atm: 2930 }, 2],
      ],
    ],
    ['Road Owl', 'Leaf Springs', [2018], 2, [['RO18ES', 69_900, [5750, 2400, 2950], { tare: 2080, atm: 2580 }, 2]]],
  ]),
  vans('Kokoda', '6KD', 5, [
    [
      'Force',
      'Independent Coil Suspension',
      [2018],
      2,
      [['X-Trail 19.6', 108_900, [5990, 2500, 3100], { tare: 2580, atm: 3300 }, 2]],
    ],
  ]),
  vans('Lotus', '6LT', 5, [
    [
      'Trooper',
      'Independent Coil Suspension',
      [2017],
      2,
      [['18.6', 104_900, [5680, 2480, 3080], { tare: 2560, atm: 3300 }, 2]],
    ],
    [
      'Off Grid',
      'Airbag Suspension',
      [2018],
      2,
      [
        ['20.6', 129_900, [6290, 2490, 3140], { tare: 2760, atm: 3500 }, 2],
        ['21.6', 136_900, [6600, 2490, 3140], { tare: 2840, atm: 3500 }, 2],
      ],
    ],
  ]),
  vans('Supreme', '6SU', 5, [
    ['Classic', 'Leaf Springs', [2015], 2, [['20ft Tourer', 69_900, [6130, 2450, 2980], { tare: 2150, atm: 2700 }, 2]]],
  ]),
  vans('Crusader', '6CX', 5, [
    [
      'Excalibur',
      'Airbag Suspension',
      [2016],
      2,
      [
        ['Prince', 109_900, [6480, 2460, 3090], { tare: 2650, atm: 3250 }, 2],
        ['Baron', 116_900, [6860, 2460, 3090], { tare: 2790, atm: 3400 }, 2],
      ],
    ],
  ]),
  vans('Coromal', '6CR', 5, [
    ['Element', 'Leaf Springs', [2014], 2, [['542', 64_900, [5590, 2450, 2910], { tare: 1980, atm: 2480 }, 2]]],
  ]),
]
