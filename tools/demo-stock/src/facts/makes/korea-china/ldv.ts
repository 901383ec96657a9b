import { dualCab, peopleMover, van } from '../../bodies.ts'
import { auto, diesel, fourByFour, fwd, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'

export const ldv: Make = {
  make: 'LDV',
  wmi: 'LSF',
  warranty: [
    { from: '2010-01', years: 5, km: 130_000 },
    { from: '2022-01', years: 7, km: 200_000 },
  ],
  paints: {
    white: ['Blanc White'],
    grey: ['Concrete Grey', 'Obsidian Grey'],
    silver: ['Aurora Silver'],
    black: ['Obsidian Black'],
    blue: ['Deep Sea Blue'],
    red: ['Agate Red'],
  },
  models: [
    {
      sold: { model: 'T60 Max', series: 'SK8C', years: [2021], demand: 0.88, share: 2 },
      built: { ...dualCab(), size: [5365, 1900, 1809], tare: 2110, towing: 3000, tank: 75 },
      grades: [
        ['Pro', 42_400, diesel([2, 4, 160, 9.2], auto(8), fourByFour)],
        ['Luxe', 46_900, diesel([2, 4, 160, 9.2], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'G10', series: 'SV7C', years: [2020, 2024], demand: 0.82, share: 2 },
      built: { ...van(), size: [5168, 1980, 1928], tare: 1940, towing: 1500, ancap: 3, tank: 75 },
      grades: [['Diesel', 36_900, diesel([2, 4, 120, 8.6], auto(8), rwd)]],
    },
    {
      sold: { model: 'Mifa', series: 'EPX1', years: [2023], demand: 0.82, share: 1 },
      built: { ...peopleMover(7), size: [5270, 2000, 1840], tare: 2030 },
      grades: [['Executive', 65_900, turbo([2, 4, 160, 9.3], auto(8), fwd)]],
    },
  ],
}
