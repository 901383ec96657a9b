import { auto, diesel, fwd, rwd } from '../engines.ts'
import type { CaravanFacts, Grade, Make, ModelFacts } from '../model.ts'

type Home = Pick<ModelFacts, 'model' | 'body' | 'years' | 'size' | 'tare' | 'seats' | 'share' | 'towing'> & {
  caravan: Pick<CaravanFacts, 'sleeps'>
  grades: readonly [Grade, ...Grade[]]
}

const homes = (make: string, wmi: string, models: readonly Home[]): Make => ({
  make,
  wmi,
  warranty: 3,
  item: 'motorhome',
  models: models.map(({ caravan, ...home }) => ({
    demand: 1.15,
    ancap: 0,
    tank: 90,
    doors: 2,
    ...home,
    pictures: 'motorhome',
    caravan: { axle: 'Single Rear Axle', atm: 0, sleeps: caravan.sleeps },
  })),
})

const ducato = diesel([2.2, 4, 132, 9.5], auto(9), fwd)
const daily = diesel([3, 4, 132, 12.8], auto(8), rwd)
const sprinter = diesel([2, 4, 140, 10.2], auto(9), rwd)

export const motorhomes: readonly Make[] = [
  homes('Jayco', '6K9', [
    {
      model: 'Conquest',
      body: 'Motorhome',
      years: [2015],
      size: [7350, 2350, 3050],
      tare: 3480,
      seats: 4,
      towing: 1500,
      share: 4,
      caravan: { sleeps: 4 },
      grades: [
        ['DX.20-3', 178_900, ducato],
        ['FD.23-1', 189_900, ducato],
      ],
    },
    {
      model: 'JRV',
      body: 'Campervan',
      years: [2020],
      size: [5998, 2050, 2600],
      tare: 2950,
      seats: 2,
      towing: 2000,
      share: 2,
      caravan: { sleeps: 2 },
      grades: [['RM.19-1', 142_900, ducato]],
    },
  ]),
  homes('Avida', '6AV', [
    {
      model: 'Esperance',
      body: 'Motorhome',
      years: [2013],
      size: [7960, 2480, 3200],
      tare: 4050,
      seats: 4,
      towing: 1500,
      share: 3,
      caravan: { sleeps: 4 },
      grades: [
        ['C7926', 232_900, daily],
        ['C8036', 239_900, daily],
      ],
    },
    {
      model: 'Birdsville',
      body: 'Motorhome',
      years: [2012],
      size: [7060, 2380, 3080],
      tare: 3520,
      seats: 4,
      towing: 1500,
      share: 3,
      caravan: { sleeps: 4 },
      grades: [['C7424', 194_900, ducato]],
    },
  ]),
  homes('Trakka', '6TK', [
    {
      model: 'Jabiru',
      body: 'Campervan',
      years: [2016],
      size: [6967, 2020, 2790],
      tare: 3160,
      seats: 4,
      towing: 2000,
      share: 2,
      caravan: { sleeps: 2 },
      grades: [
        ['J2', 229_900, sprinter],
        ['J4', 236_900, sprinter],
      ],
    },
  ]),
  homes('Sunliner', '6SL', [
    {
      model: 'Switch',
      body: 'Motorhome',
      years: [2014],
      size: [6990, 2400, 3120],
      tare: 3600,
      seats: 4,
      towing: 1500,
      share: 3,
      caravan: { sleeps: 2 },
      grades: [
        ['S441', 184_900, ducato],
        ['S442', 187_900, ducato],
      ],
    },
    {
      model: 'Navian',
      body: 'Motorhome',
      years: [2018],
      size: [7700, 2450, 3150],
      tare: 3980,
      seats: 4,
      towing: 1500,
      share: 1,
      caravan: { sleeps: 4 },
      grades: [['N541', 246_900, daily]],
    },
  ]),
]
