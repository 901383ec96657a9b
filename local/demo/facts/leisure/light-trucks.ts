import { auto, diesel, manual, rwd } from '../engines.ts'
import type { Grade, Make, ModelFacts } from '../model.ts'

type Truck = Pick<ModelFacts, 'model' | 'body' | 'years' | 'size' | 'tare' | 'seats' | 'share' | 'towing' | 'tank'> & {
  grades: readonly [Grade, ...Grade[]]
}

const trucks = (make: string, wmi: string, warranty: number, models: readonly Truck[]): Make => ({
  make,
  wmi,
  warranty,
  item: 'truck',
  models: models.map((truck) => ({ demand: 1.05, ancap: 0, doors: 2, ...truck, pictures: 'lightTruck' })),
})

const isuzuFour = diesel([3, 4, 110], auto(6), rwd)
const hinoFour = diesel([4, 4, 121], auto(6), rwd)

export const lightTrucks: readonly Make[] = [
  trucks('Isuzu', 'JAL', 6, [
    {
      model: 'NLR',
      body: 'Truck - Tabletop',
      years: [2012],
      size: [5245, 1995, 2180],
      tare: 2240,
      seats: 3,
      towing: 3500,
      tank: 75,
      share: 4,
      grades: [
        ['45-150 AMT', 69_900, isuzuFour],
        ['45-150 Traypack', 78_900, isuzuFour],
      ],
    },
    {
      model: 'NPR',
      body: 'Truck - Pantech',
      years: [2012],
      size: [6640, 2185, 3250],
      tare: 3280,
      seats: 3,
      towing: 3500,
      tank: 100,
      share: 3,
      grades: [
        ['45/55-155 Vanpack', 104_900, diesel([5.2, 4, 114], auto(6), rwd)],
        ['65/45-190 Tipper', 112_900, diesel([5.2, 4, 140], manual(6), rwd)],
      ],
    },
  ]),
  trucks('Hino', 'JHH', 5, [
    {
      model: '300',
      body: 'Truck - Tabletop',
      years: [2012],
      size: [5965, 1995, 2200],
      tare: 2420,
      seats: 3,
      towing: 3500,
      tank: 100,
      share: 4,
      grades: [
        ['616 Tradeace', 74_900, hinoFour],
        ['716 Hybrid', 92_900, { ...hinoFour, fuel: 'Diesel/Electric' }],
        ['917 Crew', 98_900, hinoFour],
      ],
    },
  ]),
  trucks('Fuso', 'JLF', 5, [
    {
      model: 'Canter',
      body: 'Truck - Tipper',
      years: [2012],
      size: [4990, 1995, 2120],
      tare: 2600,
      seats: 3,
      towing: 3500,
      tank: 100,
      share: 3,
      grades: [
        ['515 City Cab', 68_900, diesel([3, 4, 110], auto(6), rwd)],
        ['715 Wide', 82_900, diesel([3, 4, 110], auto(6), rwd)],
      ],
    },
  ]),
  trucks('Iveco', 'ZCF', 3, [
    {
      model: 'Daily',
      body: 'Truck - Pantech',
      years: [2015],
      size: [7128, 2240, 3020],
      tare: 2940,
      seats: 3,
      towing: 3500,
      tank: 90,
      share: 3,
      grades: [
        ['50C18', 96_900, diesel([3, 4, 132], auto(8), rwd)],
        ['70C21', 108_900, diesel([3, 4, 155], auto(8), rwd)],
      ],
    },
  ]),
  trucks('Hyundai', 'KMF', 5, [
    {
      model: 'Mighty',
      body: 'Truck - Tabletop',
      years: [2018],
      size: [6175, 2080, 2335],
      tare: 2650,
      seats: 3,
      towing: 3500,
      tank: 100,
      share: 2,
      grades: [
        ['EX4', 63_900, diesel([2.9, 4, 96], manual(5), rwd)],
        ['EX8', 79_900, diesel([3.9, 4, 125], manual(6), rwd)],
      ],
    },
  ]),
]
