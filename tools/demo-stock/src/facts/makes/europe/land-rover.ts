import { suv } from '../../bodies.ts'
import { auto, awd, diesel, fourByFour, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const landRover: Make = {
  make: 'Land Rover',
  wmi: 'SAL',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2020-11', years: 5 },
  ],
  paints: {
    white: ['Fuji White'],
    grey: [until(2019, 'Corris Grey'), since(2018, 'Carpathian Grey'), since(2018, 'Eiger Grey')],
    silver: ['Indus Silver', since(2020, 'Hakuba Silver')],
    black: ['Santorini Black'],
    blue: [between(2018, 2023, 'Byron Blue'), since(2020, 'Tasman Blue')],
    red: ['Firenze Red'],
    green: [since(2020, 'Pangea Green')],
  },
  models: [
    {
      sold: { model: 'Defender', series: 'L663', years: [2020], demand: 1.1, share: 2 },
      built: { ...suv(), size: [5018, 2008, 1967], tare: 2250, towing: 3500, tank: 90 },
      grades: [
        ['110 D250 S', 105_900, diesel([3, 6, 183, 7.9], auto(8), fourByFour), [2021]],
        ['110 D300 SE', 119_900, diesel([3, 6, 221, 7.9], auto(8), fourByFour), [2021]],
        ['110 P300 S', 98_900, turbo([2, 4, 221, 10.1], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'Discovery Sport', series: 'L550', years: [2016, 2025], demand: 0.76, share: 2 },
      built: { ...suv(7), size: [4597, 2069, 1727], tare: 1930, towing: 2200, tank: 67 },
      grades: [
        ['D200 R-Dynamic SE', 88_900, diesel([2, 4, 150, 6.9], auto(9), awd), [2021, 2025]],
        ['P250 R-Dynamic SE', 87_500, turbo([2, 4, 184, 8.1], auto(9), awd), [2020, 2025]],
        ['TD4 SE', 68_900, diesel([2, 4, 132, 6.1], auto(9), awd), [2016, 2019]],
      ],
    },
    {
      sold: { model: 'Range Rover Evoque', series: 'L551', years: [2019], demand: 0.76, share: 2 },
      built: { ...suv(), size: [4371, 1996, 1649], tare: 1790, towing: 1800, tank: 67 },
      grades: [
        ['P250 S', 89_900, turbo([2, 4, 184, 8.1], auto(9), awd)],
        ['P300 R-Dynamic HSE', 108_900, turbo([2, 4, 221, 8.2], auto(9), awd)],
      ],
    },
  ],
}
