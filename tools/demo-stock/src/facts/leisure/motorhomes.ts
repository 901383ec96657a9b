import { auto, diesel, fwd, rwd } from '../engines.ts'
import type { Built, Grades, Make, ModelRow } from '../model.ts'
import { always } from '../warranty.ts'

type Home = Pick<ModelRow['sold'], 'model' | 'years' | 'share'> & Pick<Built, 'size' | 'tare'> & { sleeps: number }

const everyHome = {
  body: 'Motorhome',
  pictures: 'motorhome',
  doors: 2,
  seats: 4,
  towing: 1500,
  ancap: 0,
  tank: 90,
} as const

/** Built on a bare chassis, with a bed over the cab: what is fitted out within a panel van is not pictured, and so not sold. */
const coachbuilt = ({ model, years, share, sleeps, ...measures }: Home, grades: Grades): ModelRow => ({
  sold: { model, years, share, demand: 1.15 },
  built: { ...everyHome, ...measures, caravan: { axle: 'Single Rear Axle', atm: 0, sleeps } },
  grades,
})

const homes = (make: string, wmi: string, models: readonly ModelRow[]): Make => ({
  make,
  wmi,
  warranty: always(3),
  item: 'motorhome',
  models,
})

const ducato = diesel([2.2, 4, 132, 9.5], auto(9), fwd)
/** Until 2021. */
const earlierDucato = diesel([2.3, 4, 130, 10.1], auto(6), fwd)
const daily = diesel([3, 4, 132, 12.8], auto(8), rwd)

export const motorhomes: readonly Make[] = [
  homes('Jayco', '6K9', [
    coachbuilt({ model: 'Conquest', years: [2015], size: [7350, 2350, 3050], tare: 3480, share: 4, sleeps: 4 }, [
      ['FD.23-1', 189_900, ducato, [2022]],
      ['FD.23-2', 179_900, earlierDucato, [2015, 2021]],
      ['DX.20-3', 168_900, earlierDucato, [2015, 2021]],
    ]),
  ]),
  homes('Avida', '6AV', [
    coachbuilt({ model: 'Esperance', years: [2015], size: [7960, 2480, 3200], tare: 4050, share: 3, sleeps: 4 }, [
      ['C7926', 232_900, daily],
      ['C8036', 239_900, daily],
    ]),
    coachbuilt({ model: 'Birdsville', years: [2012], size: [7060, 2380, 3080], tare: 3520, share: 3, sleeps: 4 }, [
      ['C7424', 194_900, ducato, [2022]],
      ['C7434', 184_900, earlierDucato, [2012, 2021]],
    ]),
  ]),
  homes('Sunliner', '6SL', [
    coachbuilt({ model: 'Switch', years: [2014], size: [6990, 2400, 3120], tare: 3600, share: 3, sleeps: 4 }, [
      ['S442', 187_900, ducato, [2022]],
      ['S441', 174_900, earlierDucato, [2014, 2021]],
    ]),
    coachbuilt({ model: 'Navian', years: [2018], size: [7700, 2450, 3150], tare: 3980, share: 1, sleeps: 4 }, [
      ['N541', 246_900, daily],
    ]),
  ]),
]
