import { suv } from '../../bodies.ts'
import { auto, awd, fourByFour, petrol } from '../../engines.ts'
import type { Make } from '../../model.ts'

export const jeep: Make = {
  make: 'Jeep',
  wmi: '1C4',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2018-12', years: 5, km: 100_000 },
  ],
  paints: {
    white: ['Bright White'],
    grey: [
      ['Granite Crystal', 0, 2023],
      ['Sting Grey', 2020],
      ['Baltic Grey', 2022],
    ],
    silver: [
      ['Billet Silver', 0, 2021],
      ['Silver Zynith', 2021],
    ],
    black: ['Diamond Black Crystal'],
    blue: [['Hydro Blue', 2019]],
    red: [
      ['Deep Cherry Red', 0, 2018],
      ['Firecracker Red', 2018, 2023],
      ['Velvet Red', 2018],
    ],
    green: [['Sarge Green', 2020, 2023]],
    orange: [['Punk’n Orange', 2019, 2021]],
  },
  models: [
    {
      model: 'Wrangler',
      series: 'JL',
      years: [2019, 2023],
      ...suv(),
      size: [4882, 1894, 1838],
      tare: 1960,
      towing: 2495,
      ancap: 3,
      tank: 81,
      demand: 1.15,
      share: 2,
      grades: [
        ['Unlimited Overland', 86_900, petrol([3.6, 6, 209, 9.7], auto(8), fourByFour)],
        ['Unlimited Rubicon', 92_900, petrol([3.6, 6, 209, 10.3], auto(8), fourByFour)],
      ],
    },
    {
      model: 'Grand Cherokee',
      series: 'WL',
      years: [2022, 2024],
      ...suv(7),
      size: [5204, 1979, 1816],
      tare: 2190,
      towing: 2813,
      tank: 87,
      demand: 0.8,
      share: 2,
      grades: [
        ['L Night Eagle', 83_900, petrol([3.6, 6, 210, 10.6], auto(8), awd)],
        ['L Limited', 94_500, petrol([3.6, 6, 210, 10.6], auto(8), awd)],
      ],
    },
    {
      model: 'Grand Cherokee',
      series: 'WK',
      years: [2013, 2021],
      ...suv(),
      size: [4828, 1943, 1802],
      tare: 2090,
      towing: 2812,
      tank: 93,
      demand: 0.78,
      share: 3,
      grades: [
        ['Laredo', 61_900, petrol([3.6, 6, 213, 9.9], auto(8), awd)],
        ['Limited', 72_900, petrol([3.6, 6, 213, 9.9], auto(8), awd)],
      ],
    },
  ],
}
