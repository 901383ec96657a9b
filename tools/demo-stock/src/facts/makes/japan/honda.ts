import { hatch, suv } from '../../bodies.ts'
import { awd, cvt, fwd, hybrid, manual, petrol, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const honda: Make = {
  make: 'Honda',
  wmi: 'MRH',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2017-07', years: 5 },
  ],
  paints: {
    white: ['Platinum White Pearl'],
    grey: [until(2021, 'Modern Steel'), since(2020, 'Meteoroid Grey')],
    silver: ['Lunar Silver'],
    black: ['Crystal Black Pearl'],
    blue: [until(2022, 'Brilliant Sporty Blue'), since(2023, 'Canyon River Blue')],
    red: [since(2021, 'Ignite Red'), until(2022, 'Rallye Red')],
  },
  models: [
    {
      sold: { model: 'Civic', series: 'FE', years: [2022], demand: 1.08, share: 3 },
      built: { ...hatch(), size: [4560, 1802, 1415], tare: 1370, towing: 800, ancap: 0, tank: 40 },
      grades: [
        ['VTi-LX', 47_200, turbo([1.5, 4, 131, 6.3], cvt(), fwd), [2022, 2024]],
        ['e:HEV LX', 55_000, hybrid([2, 4, 135, 4.2], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Civic', series: 'FL', years: [2023], demand: 2.2, share: 1 },
      built: { ...hatch(4), size: [4594, 1890, 1401], tare: 1429, ancap: 0, tank: 47 },
      grades: [['Type R', 77_900, turbo([2, 4, 235, 8.9], manual(6), fwd)]],
    },
    {
      sold: { model: 'Civic', series: 'FK', years: [2017, 2021], share: 3 },
      built: { ...hatch(), size: [4518, 1799, 1421], tare: 1290, towing: 800, tank: 47 },
      grades: [
        ['VTi-S', 28_200, petrol([1.8, 4, 104, 6.4], cvt(), fwd)],
        ['RS', 36_600, turbo([1.5, 4, 127, 6.1], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'HR-V', series: 'RV', years: [2022], share: 3 },
      built: { ...suv(), size: [4385, 1790, 1590], tare: 1290, ancap: 4, tank: 40 },
      grades: [
        ['Vi X', 36_700, petrol([1.5, 4, 89, 5.8], cvt(), fwd)],
        ['e:HEV L', 42_900, hybrid([1.5, 4, 96, 4.3], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'CR-V', series: 'RS', years: [2023], share: 3 },
      built: { ...suv(), size: [4704, 1866, 1681], tare: 1640, towing: 1500, ancap: 4, tank: 57 },
      grades: [
        ['VTi X', 44_500, turbo([1.5, 4, 140, 7.1], cvt(), fwd)],
        ['VTi L AWD', 53_000, turbo([1.5, 4, 140, 7.4], cvt(), awd)],
        ['e:HEV RS', 59_900, hybrid([2, 4, 135, 5.5], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'CR-V', series: 'RW', years: [2017, 2023], share: 4 },
      built: { ...suv(), size: [4620, 1855, 1680], tare: 1560, towing: 1500, tank: 57 },
      grades: [
        ['VTi', 37_600, turbo([1.5, 4, 140, 7], cvt(), fwd)],
        ['VTi-LX', 53_200, turbo([1.5, 4, 140, 7.4], cvt(), awd)],
      ],
    },
  ],
}
