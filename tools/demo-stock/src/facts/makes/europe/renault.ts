import { suv, van } from '../../bodies.ts'
import { awd, cvt, dct, diesel, fwd, petrol } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'
import { always } from '../../warranty.ts'

export const renault: Make = {
  make: 'Renault',
  wmi: 'VF1',
  warranty: always(5),
  paints: {
    white: ['Universal White', 'Glacier White'],
    grey: [until(2022, 'Metallic Grey'), since(2020, 'Highland Grey')],
    silver: ['Mercury Silver'],
    black: ['Diamond Black', 'Midnight Black'],
    blue: [until(2019, 'Cosmos Blue'), since(2019, 'Iron Blue')],
    red: ['Flame Red'],
  },
  models: [
    {
      sold: { model: 'Koleos', series: 'HZG', years: [2016, 2024], demand: 0.82, share: 2 },
      built: { ...suv(), size: [4672, 1843, 1673], tare: 1550, towing: 2000, tank: 60 },
      grades: [
        ['Zen', 41_900, petrol([2.5, 4, 126, 8.1], cvt(), fwd)],
        ['Intens', 50_900, petrol([2.5, 4, 126, 8.3], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'Trafic', series: 'X82', years: [2021], demand: 0.88, share: 2 },
      built: { ...van(3), size: [5480, 1956, 1971], tare: 1820, towing: 2000, tank: 80, ancap: 0 },
      grades: [
        ['Pro SWB', 52_500, diesel([2, 4, 125, 7.3], dct(6), fwd)],
        ['Premium LWB', 57_900, diesel([2, 4, 125, 7.3], dct(6), fwd)],
      ],
    },
  ],
}
