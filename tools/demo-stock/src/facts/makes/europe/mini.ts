import { convertible, hatch, suv } from '../../bodies.ts'
import { auto, awd, dct, fwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const mini: Make = {
  make: 'MINI',
  wmi: 'WMW',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2022-10', years: 5 },
  ],
  paints: {
    white: ['Pepper White', since(2022, 'Nanuq White')],
    grey: [until(2022, 'Moonwalk Grey'), since(2021, 'Rooftop Grey')],
    silver: ['White Silver'],
    black: ['Midnight Black'],
    blue: [until(2021, 'Starlight Blue'), since(2020, 'Island Blue')],
    red: ['Chili Red'],
    green: ['British Racing Green'],
    orange: [between(2018, 2020, 'Solaris Orange')],
  },
  models: [
    {
      sold: { model: 'Hatch', series: 'F55', years: [2018, 2024], share: 3 },
      built: { ...hatch(), size: [3982, 1727, 1425], tare: 1240, tank: 44, ancap: 4 },
      grades: [
        ['5 Door Cooper', 49_900, turbo([1.5, 3, 100, 5.6], dct(7), fwd)],
        ['5 Door Cooper S', 58_500, turbo([2, 4, 141, 5.8], dct(7), fwd)],
      ],
    },
    {
      sold: { model: 'Convertible', series: 'F57', years: [2018, 2024], share: 1 },
      built: { ...convertible(4), size: [3850, 1727, 1415], tare: 1310, tank: 44, ancap: 4 },
      grades: [['Cooper S', 66_900, turbo([2, 4, 141, 6], dct(7), fwd)]],
    },
    {
      sold: { model: 'Countryman', series: 'F60', years: [2020, 2023], demand: 0.86, share: 2 },
      built: { ...suv(), size: [4299, 1822, 1557], tare: 1460, tank: 51 },
      grades: [
        ['Cooper', 55_900, turbo([1.5, 3, 100, 6.3], dct(7), fwd)],
        ['Cooper S ALL4', 66_900, turbo([2, 4, 141, 7], auto(8), awd)],
      ],
    },
  ],
}
