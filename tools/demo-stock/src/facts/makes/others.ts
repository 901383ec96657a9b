import { dualCab, hatch, sedan, suv } from '../bodies.ts'
import { auto, awd, dct, diesel, electric, fourByFour, fwd, premium, rwd, turbo } from '../engines.ts'
import type { Make } from '../model.ts'
import { between, since, until } from '../paints.ts'
import { always } from '../warranty.ts'

/** Makes of which a lot has a few. */
export const others: readonly Make[] = [
  {
    make: 'Ram',
    wmi: '1C6',
    warranty: [{ from: '2010-01', years: 3, km: 100_000 }],
    paints: {
      white: ['Bright White'],
      grey: ['Granite Crystal'],
      silver: ['Billet Silver'],
      black: ['Diamond Black'],
      blue: ['Patriot Blue', 'Hydro Blue'],
      red: ['Flame Red', 'Delmonico Red'],
    },
    models: [
      {
        sold: { model: '1500', series: 'DT', years: [2021, 2024], demand: 1.05, share: 1 },
        built: { ...dualCab(), size: [5916, 2085, 1972], tare: 2650, towing: 4500, ancap: 0, tank: 98 },
        grades: [
          ['Big Horn', 119_900, premium([5.7, 8, 291, 12.2], auto(8), fourByFour)],
          ['Laramie', 139_900, premium([5.7, 8, 291, 12.2], auto(8), fourByFour)],
        ],
      },
    ],
  },
  {
    make: 'Cupra',
    wmi: 'VSS',
    warranty: always(5),
    paints: {
      white: ['Nevada White', 'Glacial White'],
      grey: ['Magnetic Tech', 'Graphene Grey'],
      silver: ['Urban Silver'],
      black: ['Midnight Black'],
      blue: ['Asphalt Blue', 'Aurora Blue'],
      red: ['Desire Red'],
    },
    models: [
      {
        sold: { model: 'Formentor', series: 'KM', years: [2022], demand: 0.9, share: 2 },
        built: { ...suv(), size: [4446, 1839, 1511], tare: 1480, tank: 50 },
        grades: [
          ['V', 56_900, turbo([1.4, 4, 110, 6.4], auto(8), fwd)],
          ['VZx', 70_900, turbo([2, 4, 228, 8.1], dct(7), awd)],
        ],
      },
      {
        sold: { model: 'Born', series: 'K1', years: [2023], demand: 0.62, share: 1 },
        built: { ...hatch(), size: [4324, 1809, 1540], tare: 1920 },
        grades: [['', 62_900, electric(170, [511, 77], rwd)]],
      },
    ],
  },
  {
    make: 'Genesis',
    wmi: 'KMT',
    warranty: always(5),
    paints: {
      white: ['Uyuni White'],
      grey: ['Melbourne Grey', 'Makalu Grey'],
      silver: ['Savile Silver'],
      black: ['Vik Black'],
      blue: ['Royal Blue'],
      red: ['Mauna Red'],
      green: ['Cardiff Green'],
    },
    models: [
      {
        sold: { model: 'GV70', series: 'JK1', years: [2021], demand: 0.88, share: 1 },
        built: { ...suv(), size: [4715, 1910, 1630], tare: 1890, towing: 2200, tank: 66 },
        grades: [
          ['2.5T AWD', 85_900, turbo([2.5, 4, 224, 10.3], auto(8), awd)],
          ['3.5T Sport', 101_900, turbo([3.5, 6, 279, 11.3], auto(8), awd)],
        ],
      },
    ],
  },
  {
    make: 'Holden',
    wmi: '6G1',
    warranty: [
      { from: '2010-01', years: 3, km: 100_000 },
      { from: '2018-10', years: 5 },
    ],
    paints: {
      white: ['Summit White', 'Heron White'],
      grey: [until(2018, 'Satin Steel Grey'), since(2017, 'Dark Shadow Grey'), since(2018, 'Cosmic Grey')],
      silver: ['Nitrate Silver'],
      black: ['Mineral Black'],
      blue: [until(2017, 'Perfect Blue'), since(2017, 'Power Blue')],
      red: ['Red Hot', 'Absolute Red'],
      orange: [between(2013, 2015, 'Fantale Orange')],
    },
    models: [
      {
        sold: { model: 'Colorado', series: 'RG', years: [2013, 2020], demand: 0.98, share: 5 },
        built: { ...dualCab(), size: [5347, 1882, 1800], tare: 2080, towing: 3500, tank: 76 },
        grades: [
          ['LS', 49_900, diesel([2.8, 4, 147, 8.7], auto(6), fourByFour)],
          ['LTZ', 55_900, diesel([2.8, 4, 147, 8.7], auto(6), fourByFour)],
          ['Z71', 60_900, diesel([2.8, 4, 147, 8.7], auto(6), fourByFour), [2017, 2020]],
        ],
      },
      {
        sold: { model: 'Commodore', series: 'VF', years: [2013, 2017], demand: 1.2, share: 2 },
        built: { ...sedan(), size: [4964, 1898, 1471], tare: 1690, towing: 2100, tank: 71 },
        grades: [
          ['SV6', 43_900, premium([3.6, 6, 210, 9], auto(6), rwd)],
          ['SS V Redline', 62_900, premium([6.2, 8, 304, 12.9], auto(6), rwd), [2016, 2017]],
        ],
      },
      {
        sold: { model: 'Trax', series: 'TJ', years: [2017, 2020], demand: 0.8, share: 2 },
        built: { ...suv(), size: [4264, 1766, 1674], tare: 1360, towing: 1200, tank: 53 },
        grades: [
          ['LS', 29_900, turbo([1.4, 4, 103, 6.9], auto(6), fwd)],
          ['LTZ', 34_900, turbo([1.4, 4, 103, 6.9], auto(6), fwd)],
        ],
      },
    ],
  },
]
