import { evLiftback } from '../../bodies.ts'
import { awd, electric, fwd, rwd } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'
import { always } from '../../warranty.ts'

export const polestar: Make = {
  make: 'Polestar',
  wmi: 'LPS',
  sellsItself: true,
  warranty: always(5),
  paints: {
    white: ['Snow'],
    grey: ['Thunder'],
    silver: [until(2023, 'Magnesium')],
    black: [until(2023, 'Void'), since(2022, 'Space')],
    blue: ['Midnight'],
  },
  models: [
    {
      sold: { model: '2', years: [2022, 2023], demand: 0.62, share: 1 },
      built: { ...evLiftback(), size: [4606, 1859, 1473], tare: 1940, towing: 1500 },
      grades: [
        ['Standard range Single motor', 67_900, electric(170, [474, 69], fwd)],
        ['Long range Dual motor', 78_900, electric(300, [487, 78], awd)],
      ],
    },
    {
      sold: { model: '2', years: [2024], demand: 0.62, share: 1 },
      built: { ...evLiftback(), size: [4606, 1859, 1473], tare: 1940, towing: 1500 },
      grades: [
        ['Standard range Single motor', 71_900, electric(200, [554, 70], rwd)],
        ['Long range Dual motor', 83_900, electric(310, [596, 82], awd)],
      ],
    },
  ],
}
