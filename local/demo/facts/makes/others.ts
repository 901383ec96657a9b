import { dualCab, hatch, sedan, suv } from '../bodies.ts'
import { auto, awd, dct, diesel, electric, fourByFour, fwd, premium, rwd, turbo } from '../engines.ts'
import type { Make } from '../model.ts'

/** Makes of which a lot has a few. */
export const others: readonly Make[] = [
  {
    make: 'Ram',
    wmi: '1C6',
    warranty: 3,
    models: [
      {
        model: '1500',
        series: 'DT',
        years: [2021, 2024],
        ...dualCab(),
        size: [5916, 2085, 1972],
        tare: 2650,
        towing: 4500,
        ancap: 0,
        tank: 98,
        demand: 1.05,
        share: 1,
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
    warranty: 5,
    models: [
      {
        model: 'Formentor',
        series: 'KM',
        years: [2022],
        ...suv(),
        size: [4446, 1839, 1511],
        tare: 1480,
        tank: 50,
        demand: 0.9,
        share: 2,
        grades: [
          ['V', 56_900, turbo([1.4, 4, 110, 6.4], auto(8), fwd)],
          ['VZx', 70_900, turbo([2, 4, 228, 8.1], dct(7), awd)],
        ],
      },
      {
        model: 'Born',
        series: 'K1',
        years: [2023],
        ...hatch(),
        size: [4324, 1809, 1540],
        tare: 1920,
        demand: 0.62,
        share: 1,
        grades: [['', 62_900, electric(170, [511, 77], rwd)]],
      },
    ],
  },
  {
    make: 'Genesis',
    wmi: 'KMT',
    warranty: 5,
    models: [
      {
        model: 'GV70',
        series: 'JK1',
        years: [2021],
        ...suv(),
        size: [4715, 1910, 1630],
        tare: 1890,
        towing: 2200,
        tank: 66,
        demand: 0.88,
        share: 1,
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
    warranty: 3,
    models: [
      {
        model: 'Colorado',
        series: 'RG',
        years: [2013, 2020],
        ...dualCab(),
        size: [5347, 1882, 1800],
        tare: 2080,
        towing: 3500,
        tank: 76,
        demand: 0.98,
        share: 5,
        grades: [
          ['LS', 49_900, diesel([2.8, 4, 147, 8.7], auto(6), fourByFour)],
          ['LTZ', 55_900, diesel([2.8, 4, 147, 8.7], auto(6), fourByFour)],
          ['Z71', 60_900, diesel([2.8, 4, 147, 8.7], auto(6), fourByFour), [2017, 2020]],
        ],
      },
      {
        model: 'Commodore',
        series: 'VF',
        years: [2013, 2017],
        ...sedan(),
        size: [4964, 1898, 1471],
        tare: 1690,
        towing: 2100,
        tank: 71,
        demand: 1.2,
        share: 2,
        grades: [
          ['SV6', 43_900, premium([3.6, 6, 210, 9], auto(6), rwd)],
          ['SS V Redline', 62_900, premium([6.2, 8, 304, 12.9], auto(6), rwd), [2016, 2017]],
        ],
      },
      {
        model: 'Trax',
        series: 'TJ',
        years: [2017, 2020],
        ...suv(),
        size: [4264, 1766, 1674],
        tare: 1360,
        towing: 1200,
        tank: 53,
        demand: 0.8,
        share: 2,
        grades: [
          ['LS', 29_900, turbo([1.4, 4, 103, 6.9], auto(6), fwd)],
          ['LTZ', 34_900, turbo([1.4, 4, 103, 6.9], auto(6), fwd)],
        ],
      },
    ],
  },
]
