import { auto, diesel, fwd, rwd } from '../engines.ts'
import type { Grade, Make, ModelFacts } from '../model.ts'
import { always } from '../warranty.ts'

type Home = Pick<ModelFacts, 'model' | 'years' | 'size' | 'tare' | 'share'> & {
  sleeps: number
  grades: readonly [Grade, ...Grade[]]
}

const home =
  (look: Pick<ModelFacts, 'body' | 'pictures' | 'doors' | 'towing'>, seats: number) =>
  ({ sleeps, ...facts }: Home): ModelFacts => ({
    ...look,
    seats,
    demand: 1.15,
    ancap: 0,
    tank: 90,
    ...facts,
    caravan: { axle: 'Single Rear Axle', atm: 0, sleeps },
  })

/** Built on a bare chassis, with a bed over the cab. */
const coachbuilt = home({ body: 'Motorhome', pictures: 'motorhome', doors: 2, towing: 1500 }, 4)
/** Fitted out within a panel van, as which it is pictured. */
const campervan = home({ body: 'Campervan', pictures: 'van', doors: 4, towing: 2000 }, 2)

const homes = (make: string, wmi: string, models: readonly ModelFacts[]): Make => ({
  make,
  wmi,
  warranty: always(3),
  item: 'motorhome',
  models,
})

const ducato = diesel([2.2, 4, 132, 9.5], auto(9), fwd)
/** Until 2021. */
const earlierDucato = diesel([2.3, 4, 130, 10.1], auto(6), fwd)
const master = diesel([2.3, 4, 110, 9.8], auto(6), fwd)
const daily = diesel([3, 4, 132, 12.8], auto(8), rwd)
const sprinter = diesel([2, 4, 140, 10.2], auto(9), rwd)

export const motorhomes: readonly Make[] = [
  homes('Jayco', '6K9', [
    coachbuilt({
      model: 'Conquest',
      years: [2015],
      size: [7350, 2350, 3050],
      tare: 3480,
      share: 4,
      sleeps: 4,
      grades: [
        ['FD.23-1', 189_900, ducato, [2022]],
        ['FD.23-2', 179_900, earlierDucato, [2015, 2021]],
        ['DX.20-3', 168_900, earlierDucato, [2015, 2021]],
      ],
    }),
    campervan({
      model: 'JRV',
      years: [2021],
      size: [6200, 2070, 2600],
      tare: 2950,
      share: 2,
      sleeps: 2,
      grades: [['RM.19-1', 142_900, master]],
    }),
  ]),
  homes('Avida', '6AV', [
    coachbuilt({
      model: 'Esperance',
      years: [2015],
      size: [7960, 2480, 3200],
      tare: 4050,
      share: 3,
      sleeps: 4,
      grades: [
        ['C7926', 232_900, daily],
        ['C8036', 239_900, daily],
      ],
    }),
    coachbuilt({
      model: 'Birdsville',
      years: [2012],
      size: [7060, 2380, 3080],
      tare: 3520,
      share: 3,
      sleeps: 4,
      grades: [
        ['C7424', 194_900, ducato, [2022]],
        ['C7434', 184_900, earlierDucato, [2012, 2021]],
      ],
    }),
  ]),
  homes('Trakka', '6TK', [
    campervan({
      model: 'Jabiru',
      years: [2019],
      size: [6967, 2020, 2790],
      tare: 3160,
      share: 2,
      sleeps: 2,
      grades: [
        ['J2', 229_900, sprinter],
        ['J2S', 236_900, sprinter],
      ],
    }),
  ]),
  homes('Sunliner', '6SL', [
    coachbuilt({
      model: 'Switch',
      years: [2014],
      size: [6990, 2400, 3120],
      tare: 3600,
      share: 3,
      sleeps: 4,
      grades: [
        ['S442', 187_900, ducato, [2022]],
        ['S441', 174_900, earlierDucato, [2014, 2021]],
      ],
    }),
    coachbuilt({
      model: 'Navian',
      years: [2018],
      size: [7700, 2450, 3150],
      tare: 3980,
      share: 1,
      sleeps: 4,
      grades: [['N541', 246_900, daily]],
    }),
  ]),
]
