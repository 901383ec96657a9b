import { suv } from '../../bodies.ts'
import { awd, cvt, dct, fwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { always } from '../../warranty.ts'

export const chery: Make = {
  make: 'Chery',
  wmi: 'LVV',
  warranty: always(7),
  paints: {
    white: ['Lunar White'],
    grey: ['Slate Grey', 'Phantom Grey'],
    silver: ['Moonlight Silver'],
    black: ['Carbon Crystal Black'],
    blue: ['Marine Blue'],
    red: ['Mars Red'],
  },
  models: [
    {
      sold: { model: 'Omoda 5', years: [2023], demand: 0.85, share: 2 },
      built: { ...suv(), size: [4400, 1830, 1588], tare: 1420, tank: 51 },
      grades: [
        ['BX', 27_990, turbo([1.5, 4, 108, 6.9], cvt(), fwd)],
        ['EX', 30_990, turbo([1.5, 4, 108, 6.9], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Tiggo 7 Pro', years: [2023], demand: 0.85, share: 2 },
      built: { ...suv(), size: [4513, 1862, 1696], tare: 1530, tank: 51 },
      grades: [
        ['Urban', 29_990, turbo([1.6, 4, 137, 7], dct(7), fwd)],
        ['Ultimate', 37_990, turbo([1.6, 4, 137, 7], dct(7), awd)],
      ],
    },
  ],
}
