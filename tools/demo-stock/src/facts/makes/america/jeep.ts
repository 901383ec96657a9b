import { suv } from '../../bodies.ts'
import { auto, awd, fourByFour, petrol } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const jeep: Make = {
  make: 'Jeep',
  wmi: '1C4',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2018-12', years: 5, km: 100_000 },
  ],
  paints: {
    white: ['Bright White'],
    grey: [until(2023, 'Granite Crystal'), since(2020, 'Sting Grey'), since(2022, 'Baltic Grey')],
    silver: [until(2021, 'Billet Silver'), since(2021, 'Silver Zynith')],
    black: ['Diamond Black Crystal'],
    blue: [since(2019, 'Hydro Blue')],
    red: [until(2018, 'Deep Cherry Red'), between(2018, 2023, 'Firecracker Red'), since(2018, 'Velvet Red')],
    green: [between(2020, 2023, 'Sarge Green')],
    orange: [between(2019, 2021, 'Punk’n Orange')],
  },
  models: [
    {
      sold: { model: 'Wrangler', series: 'JL', years: [2019, 2023], demand: 1.15, share: 2 },
      built: { ...suv(), size: [4882, 1894, 1838], tare: 1960, towing: 2495, ancap: 3, tank: 81 },
      grades: [
        ['Unlimited Overland', 86_900, petrol([3.6, 6, 209, 9.7], auto(8), fourByFour)],
        ['Unlimited Rubicon', 92_900, petrol([3.6, 6, 209, 10.3], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'Grand Cherokee', series: 'WL', years: [2022, 2024], demand: 0.8, share: 2 },
      built: { ...suv(7), size: [5204, 1979, 1816], tare: 2190, towing: 2813, tank: 87 },
      grades: [
        ['L Night Eagle', 83_900, petrol([3.6, 6, 210, 10.6], auto(8), awd)],
        ['L Limited', 94_500, petrol([3.6, 6, 210, 10.6], auto(8), awd)],
      ],
    },
    {
      sold: { model: 'Grand Cherokee', series: 'WK', years: [2013, 2021], demand: 0.78, share: 3 },
      built: { ...suv(), size: [4828, 1943, 1802], tare: 2090, towing: 2812, tank: 93 },
      grades: [
        ['Laredo', 61_900, petrol([3.6, 6, 213, 9.9], auto(8), awd)],
        ['Limited', 72_900, petrol([3.6, 6, 213, 9.9], auto(8), awd)],
      ],
    },
  ],
}
