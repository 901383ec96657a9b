import { coupe, suv } from '../bodies.ts'
import { auto, awd, dct, rwd, turbo } from '../engines.ts'
import type { Make } from '../model.ts'

export const porsche: Make = {
  make: 'Porsche',
  wmi: 'WP1',
  warranty: 3,
  models: [
    {
      model: 'Macan',
      series: '95B',
      years: [2014, 2024],
      ...suv(),
      size: [4726, 1922, 1621],
      tare: 1845,
      towing: 2000,
      tank: 65,
      demand: 1.05,
      share: 2,
      grades: [
        ['', 105_900, turbo([2, 4, 195, 10.1], dct(7), awd)],
        ['S', 131_900, turbo([2.9, 6, 280, 11.1], dct(7), awd)],
      ],
    },
    {
      model: 'Cayenne',
      series: '9YA',
      years: [2018],
      ...suv(),
      size: [4918, 1983, 1696],
      tare: 1985,
      towing: 3500,
      tank: 75,
      demand: 1.02,
      share: 1,
      grades: [
        ['', 168_900, turbo([3, 6, 260, 11.3], auto(8), awd)],
        ['E-Hybrid Coupe', 204_900, turbo([3, 6, 346, 3.7], auto(8), awd)],
      ],
    },
    {
      model: '911',
      series: '992',
      years: [2019],
      ...coupe(),
      size: [4519, 1852, 1298],
      tare: 1505,
      tank: 64,
      ancap: 0,
      demand: 1.4,
      share: 1,
      grades: [
        ['Carrera', 305_900, turbo([3, 6, 283, 9.4], dct(8), rwd)],
        ['Carrera 4S', 365_900, turbo([3, 6, 331, 9.9], dct(8), awd)],
      ],
    },
  ],
}
