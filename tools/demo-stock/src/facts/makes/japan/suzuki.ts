import { hatch, suv } from '../../bodies.ts'
import { auto, awd, cvt, fourByFour, fwd, hybrid, manual, petrol, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const suzuki: Make = {
  make: 'Suzuki',
  wmi: 'JSA',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2019-10', years: 5 },
  ],
  paints: {
    white: ['Pure White Pearl', since(2015, 'Arctic White')],
    grey: ['Mineral Grey', since(2018, 'Medium Grey')],
    silver: ['Premium Silver'],
    black: [until(2020, 'Super Black Pearl'), since(2018, 'Bluish Black')],
    blue: ['Speedy Blue', since(2018, 'Brisk Blue')],
    red: ['Burning Red'],
    green: [since(2024, 'Jungle Green')],
    orange: [between(2017, 2024, 'Flame Orange')],
  },
  models: [
    {
      sold: { model: 'Swift', series: 'AZ', years: [2017, 2024], share: 4 },
      built: { ...hatch(), size: [3845, 1735, 1495], tare: 890, towing: 1000, tank: 37 },
      grades: [
        ['GL', 25_500, petrol([1.2, 4, 66, 4.8], cvt(), fwd)],
        ['GLX Turbo', 31_000, turbo([1, 3, 82, 5.1], auto(6), fwd)],
        ['Sport', 34_500, turbo([1.4, 4, 103, 6.1], auto(6), fwd), [2018, 2024]],
      ],
    },
    {
      sold: { model: 'Swift', series: 'C6', years: [2024], share: 2 },
      built: { ...hatch(), size: [3860, 1735, 1495], tare: 920, ancap: 3, tank: 37 },
      grades: [
        ['Hybrid', 28_500, hybrid([1.2, 3, 61, 4], cvt(), fwd)],
        ['Hybrid GLX', 33_500, hybrid([1.2, 3, 61, 4], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Jimny', series: 'GJ', years: [2024, 2025], demand: 1.7, share: 2 },
      built: { ...suv(4), size: [3965, 1645, 1720], tare: 1200, towing: 1300, ancap: 3, tank: 40 },
      grades: [
        ['XL', 36_900, petrol([1.5, 4, 75, 6.9], manual(5), fourByFour)],
        ['XL Auto', 39_500, petrol([1.5, 4, 75, 7.2], auto(4), fourByFour)],
      ],
    },
    {
      sold: { model: 'Vitara', series: 'LY', years: [2015, 2025], share: 3 },
      built: { ...suv(), size: [4175, 1775, 1610], tare: 1080, towing: 1200, tank: 47 },
      grades: [
        ['', 30_200, petrol([1.6, 4, 86, 6], auto(6), fwd)],
        ['Turbo AllGrip', 41_500, turbo([1.4, 4, 103, 6.2], auto(6), awd), [2016, 2025]],
      ],
    },
  ],
}
