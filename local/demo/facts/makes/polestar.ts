import { evHatch } from '../bodies.ts'
import { awd, electric, rwd } from '../engines.ts'
import type { Make } from '../model.ts'

export const polestar: Make = {
  make: 'Polestar',
  wmi: 'LPS',
  warranty: 5,
  models: [
    {
      model: '2',
      years: [2022],
      ...evHatch(),
      size: [4606, 1859, 1473],
      tare: 1940,
      towing: 1500,
      demand: 0.62,
      share: 1,
      grades: [
        ['Standard range Single motor', 71_900, electric(200, [554, 70], rwd)],
        ['Long range Dual motor', 83_900, electric(310, [596, 82], awd)],
      ],
    },
  ],
}
