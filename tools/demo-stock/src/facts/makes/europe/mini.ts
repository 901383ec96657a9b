import { convertible, hatch, suv } from '../../bodies.ts'
import { auto, awd, dct, fwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'

export const mini: Make = {
  make: 'MINI',
  wmi: 'WMW',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2022-10', years: 5 },
  ],
  paints: {
    white: ['Pepper White', ['Nanuq White', 2022]],
    grey: [
      ['Moonwalk Grey', 0, 2022],
      ['Rooftop Grey', 2021],
    ],
    silver: ['White Silver'],
    black: ['Midnight Black'],
    blue: [
      ['Starlight Blue', 0, 2021],
      ['Island Blue', 2020],
    ],
    red: ['Chili Red'],
    green: ['British Racing Green'],
    orange: [['Solaris Orange', 2018, 2020]],
  },
  models: [
    {
      model: 'Hatch',
      series: 'F55',
      years: [2018, 2024],
      ...hatch(),
      size: [3982, 1727, 1425],
      tare: 1240,
      tank: 44,
      ancap: 4,
      share: 3,
      grades: [
        ['5 Door Cooper', 49_900, turbo([1.5, 3, 100, 5.6], dct(7), fwd)],
        ['5 Door Cooper S', 58_500, turbo([2, 4, 141, 5.8], dct(7), fwd)],
      ],
    },
    {
      model: 'Convertible',
      series: 'F57',
      years: [2018, 2024],
      ...convertible(4),
      size: [3850, 1727, 1415],
      tare: 1310,
      tank: 44,
      ancap: 4,
      share: 1,
      grades: [['Cooper S', 66_900, turbo([2, 4, 141, 6], dct(7), fwd)]],
    },
    {
      model: 'Countryman',
      series: 'F60',
      years: [2020, 2023],
      ...suv(),
      size: [4299, 1822, 1557],
      tare: 1460,
      tank: 51,
      demand: 0.86,
      share: 2,
      grades: [
        ['Cooper', 55_900, turbo([1.5, 3, 100, 6.3], dct(7), fwd)],
        ['Cooper S ALL4', 66_900, turbo([2, 4, 141, 7], auto(8), awd)],
      ],
    },
  ],
}
