import { dualCab, suv } from '../../bodies.ts'
import { auto, awd, cvt, diesel, fourByFour, fwd, petrol, plugIn, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const mitsubishi: Make = {
  make: 'Mitsubishi',
  wmi: 'MMA',
  warranty: [
    { from: '2010-01', years: 5, km: 100_000 },
    { from: '2020-10', years: 5, km: 100_000, ifServiced: { years: 10, km: 200_000 } },
  ],
  paints: {
    white: ['White Diamond', until(2021, 'Starlight'), since(2018, 'White')],
    grey: ['Titanium', since(2021, 'Graphite Grey')],
    silver: ['Sterling Silver'],
    black: ['Black Mica', since(2021, 'Black Diamond')],
    blue: [since(2021, 'Cosmic Blue'), until(2021, 'Lightning Blue')],
    red: [since(2018, 'Red Diamond'), until(2018, 'Brightness Red')],
    orange: [between(2019, 2021, 'Sunflare Orange'), since(2021, 'Sunrise Orange')],
  },
  models: [
    {
      sold: { model: 'ASX', series: 'XD', years: [2019, 2025], demand: 0.95, share: 5 },
      built: { ...suv(), size: [4365, 1810, 1640], tare: 1370, towing: 1300, ancap: 0, tank: 63 },
      grades: [
        ['ES', 28_490, petrol([2, 4, 110, 7.6], cvt(6), fwd)],
        ['MR', 29_990, petrol([2, 4, 110, 7.6], cvt(6), fwd)],
        ['Exceed', 36_990, petrol([2.4, 4, 123, 7.9], cvt(6), fwd), [2020, 2025]],
      ],
    },
    {
      sold: { model: 'Eclipse Cross', series: 'YB', years: [2021, 2025], demand: 0.92, share: 3 },
      built: { ...suv(), size: [4545, 1805, 1685], tare: 1550, towing: 1600, tank: 60 },
      grades: [
        ['LS', 36_490, turbo([1.5, 4, 110, 7.3], cvt(8), fwd)],
        ['Aspire', 41_990, turbo([1.5, 4, 110, 7.7], cvt(8), awd)],
        ['PHEV Exceed', 60_990, plugIn([2.4, 4, 140, 1.9], 55, awd), [2021, 2025]],
      ],
    },
    {
      sold: { model: 'Outlander', series: 'ZM', years: [2021], share: 5 },
      built: { ...suv(7), size: [4710, 1862, 1745], tare: 1710, towing: 1600, tank: 55 },
      grades: [
        ['LS', 44_490, petrol([2.5, 4, 135, 7.5], cvt(8), fwd)],
        ['Aspire', 49_990, petrol([2.5, 4, 135, 8.1], cvt(8), awd)],
        ['Exceed', 55_990, petrol([2.5, 4, 135, 8.1], cvt(8), awd)],
        ['PHEV GSR', 76_490, plugIn([2.4, 4, 185, 1.5], 84, awd), [2022]],
      ],
    },
    {
      sold: { model: 'Outlander', series: 'ZL', years: [2015, 2021], demand: 0.92, share: 4 },
      built: { ...suv(7), size: [4695, 1810, 1680], tare: 1530, towing: 1600, tank: 60 },
      grades: [
        ['ES', 35_490, petrol([2.4, 4, 124, 7.2], cvt(6), fwd)],
        ['LS', 39_990, petrol([2.4, 4, 124, 7.2], cvt(6), awd)],
      ],
    },
    {
      sold: { model: 'Pajero Sport', series: 'QF', years: [2016, 2025], demand: 1.05, share: 3 },
      built: { ...suv(7), size: [4825, 1815, 1835], tare: 2060, towing: 3100, tank: 68 },
      grades: [
        ['GLX', 52_490, diesel([2.4, 4, 133, 8], auto(8), fourByFour)],
        ['GLS', 57_990, diesel([2.4, 4, 133, 8], auto(8), fourByFour)],
        ['Exceed', 63_990, diesel([2.4, 4, 133, 8], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'Triton', series: 'MV', years: [2024], share: 3 },
      built: { ...dualCab(), size: [5320, 1865, 1795], tare: 2110, towing: 3500, tank: 75 },
      grades: [
        ['GLX+', 54_490, diesel([2.4, 4, 150, 7.7], auto(6), fourByFour)],
        ['GLS', 62_990, diesel([2.4, 4, 150, 7.7], auto(6), fourByFour)],
        ['GSR', 67_490, diesel([2.4, 4, 150, 7.7], auto(6), fourByFour)],
      ],
    },
    {
      sold: { model: 'Triton', series: 'MR', years: [2019, 2023], share: 5 },
      built: { ...dualCab(), size: [5305, 1815, 1795], tare: 1975, towing: 3100, tank: 75 },
      grades: [
        ['GLX', 43_990, diesel([2.4, 4, 133, 8.4], auto(6), fourByFour)],
        ['GLX+', 46_990, diesel([2.4, 4, 133, 8.6], auto(6), fourByFour)],
        ['GLS', 52_990, diesel([2.4, 4, 133, 8.6], auto(6), fourByFour)],
      ],
    },
  ],
}
