import { auto, dct, diesel, manual, rwd } from '../engines.ts'
import type { Built, Engine, Make, ModelRow, Years } from '../model.ts'
import { always } from '../warranty.ts'

type Truck = [
  model: string,
  badge: string,
  price: number,
  engine: Engine,
  years: Years,
  size: Built['size'],
  /** What the vehicle may weigh laden, and what it does with its body. */
  weights: { gvm: number; tare: number },
]

type LoadBody = Pick<Built, 'body' | 'kit'> & {
  share: number
  /** What it adds to the price, weight and height of the same truck with a box. */
  adds: { price: number; tare: number; height: number }
}

/** The body behind the cab, and its pictures. */
const loadBodies = {
  pantech: { body: 'Truck - Pantech', share: 3, adds: { price: 0, tare: 0, height: 0 } },
  curtain: { body: 'Truck - Curtain Sider', kit: 'curtain', share: 2, adds: { price: -1500, tare: -60, height: -40 } },
  tipper: { body: 'Truck - Tipper', kit: 'tipper', share: 2, adds: { price: 2500, tare: 140, height: -610 } },
} satisfies Record<string, LoadBody>

const everyTruck = { pictures: 'lightTruck', doors: 2, seats: 3, towing: 3500, tank: 100, ancap: 0 } as const

const withBody = (
  [model, badge, price, engine, years, [length, width, tall], { gvm, tare }]: Truck,
  { adds, share, ...body }: LoadBody,
): ModelRow => ({
  sold: { model, years, demand: 1.05, share },
  built: { ...body, ...everyTruck, size: [length, width, tall + adds.height], gvm, tare: tare + adds.tare },
  grades: [[badge, price + adds.price, engine]],
})

/** A box comes from the factory with a Vanpack; no other body does. */
const bodiesOf = ([, badge]: Truck): LoadBody[] =>
  badge.endsWith('Vanpack') ? [loadBodies.pantech] : Object.values(loadBodies)

/** What the pictures show, so all that is sold: three seats over the engine, two doors, and a box, curtains or a tipping body behind. */
const trucks = (make: string, wmi: string, warrantyYears: number, models: readonly Truck[]): Make => ({
  make,
  wmi,
  warranty: always(warrantyYears),
  item: 'truck',
  models: models.flatMap((truck) => bodiesOf(truck).map((body) => withBody(truck, body))),
})

const isuzuThree = diesel([3, 4, 110], auto(6), rwd)
const hinoFour = (power: number) => diesel([4, 4, power], auto(6), rwd)
const canter = diesel([3, 4, 110], dct(6), rwd)

/** Up to 4.5 t laden a car licence is enough, up to 8 t a light rigid one; nothing here needs more. */
export const lightTrucks: readonly Make[] = [
  trucks('Isuzu', 'JAL', 6, [
    ['NLR', '45-150 AMT', 76_900, isuzuThree, [2012], [5830, 2000, 2920], { gvm: 4500, tare: 2740 }],
    ['NNR', '45-150 AMT', 81_900, isuzuThree, [2013], [6480, 2000, 2960], { gvm: 4500, tare: 2860 }],
    [
      'NPR',
      '45/55-155 Vanpack',
      104_900,
      diesel([5.2, 4, 114], auto(6), rwd),
      [2012],
      [6640, 2185, 3250],
      { gvm: 5500, tare: 3280 },
    ],
    [
      'NPR',
      '65/45-190',
      112_900,
      diesel([5.2, 4, 140], manual(6), rwd),
      [2012],
      [7290, 2185, 3310],
      { gvm: 6500, tare: 3540 },
    ],
  ]),
  trucks('Hino', 'JHH', 5, [
    ['300', '616', 82_900, hinoFour(110), [2012], [6150, 2030, 2990], { gvm: 4495, tare: 2830 }],
    [
      '300',
      '616 Hybrid',
      92_900,
      { ...hinoFour(110), fuel: 'Diesel/Electric' },
      [2014],
      [6150, 2030, 2990],
      { gvm: 4495, tare: 2960 },
    ],
    ['300', '717 Medium', 93_900, hinoFour(121), [2012], [6690, 2180, 3210], { gvm: 6500, tare: 3330 }],
  ]),
  trucks('Fuso', 'JLF', 5, [
    ['Canter', '515 Wide', 79_900, canter, [2012], [5980, 2080, 2980], { gvm: 4500, tare: 2790 }],
    ['Canter', '615 Wide', 84_900, canter, [2012], [6510, 2140, 3090], { gvm: 6000, tare: 3060 }],
    ['Canter', '815 Wide', 94_900, canter, [2012], [7050, 2180, 3240], { gvm: 7500, tare: 3410 }],
  ]),
  trucks('Hyundai', 'KMF', 5, [
    [
      'Mighty',
      'EX4',
      68_900,
      diesel([2.9, 4, 96], manual(5), rwd),
      [2018],
      [6020, 2040, 2970],
      { gvm: 4495, tare: 2710 },
    ],
    [
      'Mighty',
      'EX8',
      84_900,
      diesel([3.9, 4, 125], manual(6), rwd),
      [2018],
      [6980, 2170, 3230],
      { gvm: 7500, tare: 3390 },
    ],
  ]),
]
