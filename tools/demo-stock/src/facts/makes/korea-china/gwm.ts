import { dualCab, suv } from '../../bodies.ts'
import { auto, awd, dct, diesel, fourByFour, fwd, hybrid, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since } from '../../paints.ts'
import { always } from '../../warranty.ts'

export const gwm: Make = {
  make: 'GWM',
  wmi: 'LGW',
  warranty: always(7),
  paints: {
    white: ['Hamilton White', 'Pearl White'],
    grey: ['Burleigh Blue Grey', 'Pittsburgh Grey'],
    silver: ['Pittsburgh Silver'],
    black: ['Golden Black', 'Crystal Black'],
    blue: ['Azure Blue', 'Sapphire Blue'],
    red: ['Burgundy Red', 'Mars Red'],
    orange: [since(2023, 'Dusk Orange')],
  },
  models: [
    {
      sold: { model: 'Haval Jolion', series: 'A01', years: [2021], demand: 0.9, share: 4 },
      built: { ...suv(), size: [4472, 1841, 1619], tare: 1430, towing: 750, tank: 55 },
      grades: [
        ['Premium', 27_990, turbo([1.5, 4, 110, 8.1], dct(7), fwd)],
        ['Lux', 30_990, turbo([1.5, 4, 110, 8.1], dct(7), fwd)],
        ['Ultra Hybrid', 38_990, hybrid([1.5, 4, 140, 5.1], auto(2), fwd), [2022]],
      ],
    },
    {
      sold: { model: 'Haval H6', series: 'B01', years: [2021], demand: 0.88, share: 3 },
      built: { ...suv(), size: [4653, 1886, 1724], tare: 1600, towing: 2000, tank: 61 },
      grades: [
        ['Lux', 35_990, turbo([2, 4, 150, 7.4], dct(7), fwd)],
        ['Ultra', 41_990, turbo([2, 4, 150, 8.3], dct(7), awd)],
        ['Ultra Hybrid', 45_990, hybrid([1.5, 4, 179, 5.2], auto(2), fwd), [2022]],
      ],
    },
    {
      sold: { model: 'Tank 300', series: 'P01', years: [2023], share: 2 },
      built: { ...suv(), size: [4760, 1930, 1903], tare: 2165, towing: 2500, tank: 75 },
      grades: [
        ['Lux', 48_990, turbo([2, 4, 162, 9.5], auto(8), fourByFour)],
        ['Ultra Diesel', 54_990, diesel([2.4, 4, 135, 7.8], auto(9), fourByFour), [2025]],
        ['Ultra Hybrid', 60_990, hybrid([2, 4, 258, 8.4], auto(9), fourByFour)],
      ],
    },
    {
      sold: { model: 'Cannon', series: 'NPW', years: [2020], demand: 0.92, share: 4 },
      built: { ...dualCab(), size: [5410, 1934, 1886], tare: 2100, towing: 3000, tank: 78 },
      grades: [
        ['Lux', 42_490, diesel([2.4, 4, 135, 8.4], auto(9), fourByFour), [2025]],
        ['Ultra', 46_490, diesel([2.4, 4, 135, 8.4], auto(9), fourByFour), [2025]],
        ['XSR', 52_990, diesel([2.4, 4, 135, 8.7], auto(9), fourByFour), [2025]],
        ['L', 39_990, diesel([2, 4, 120, 9.4], auto(8), fourByFour), [2020, 2024]],
        ['X', 44_490, diesel([2, 4, 120, 9.4], auto(8), fourByFour), [2020, 2024]],
      ],
    },
  ],
}
