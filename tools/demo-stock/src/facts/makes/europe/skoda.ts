import { suv, wagon } from '../../bodies.ts'
import { auto, awd, dct, fwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const skoda: Make = {
  make: 'Skoda',
  wmi: 'TMB',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2017-01', years: 5 },
    { from: '2023-01', years: 7 },
  ],
  paints: {
    white: ['Candy White', 'Moon White'],
    grey: [until(2021, 'Quartz Grey'), since(2020, 'Graphite Grey'), since(2018, 'Steel Grey')],
    silver: ['Brilliant Silver'],
    black: ['Magic Black'],
    blue: [until(2021, 'Lava Blue'), since(2016, 'Race Blue'), since(2019, 'Energy Blue')],
    red: ['Corrida Red', since(2017, 'Velvet Red')],
    orange: [since(2021, 'Phoenix Orange')],
  },
  models: [
    {
      sold: { model: 'Kamiq', series: 'NW', years: [2020], share: 2 },
      built: { ...suv(), size: [4241, 1793, 1531], tare: 1230, towing: 1200, tank: 50 },
      grades: [
        ['85TSI Style', 38_990, turbo([1, 3, 85, 5.6], dct(7), fwd)],
        ['110TSI Monte Carlo', 45_990, turbo([1.5, 4, 110, 5.6], dct(7), fwd)],
      ],
    },
    {
      sold: { model: 'Kodiaq', series: 'NS', years: [2017, 2024], demand: 0.95, share: 3 },
      built: { ...suv(7), size: [4697, 1882, 1681], tare: 1690, towing: 2000, tank: 60 },
      grades: [
        ['132TSI Style', 59_990, turbo([2, 4, 132, 8.2], dct(7), awd)],
        ['RS', 77_990, turbo([2, 4, 180, 8.4], dct(7), awd), [2022, 2024]],
      ],
    },
    {
      sold: { model: 'Octavia', series: 'NX', years: [2021], demand: 0.95, share: 2 },
      built: { ...wagon(), size: [4689, 1829, 1468], tare: 1340, towing: 1400, tank: 50 },
      grades: [
        ['110TSI Style', 46_990, turbo([1.4, 4, 110, 5.7], auto(8), fwd)],
        ['RS', 62_990, turbo([2, 4, 180, 6.8], dct(7), fwd)],
      ],
    },
  ],
}
