import { coupe, dualCab, hatch, suv, van } from '../../bodies.ts'
import { auto, awd, dct, diesel, fourByFour, fwd, manual, premium, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

const biTurbo = diesel([2, 4, 154, 7.2], auto(10), fourByFour)
const v6 = diesel([3, 6, 184, 8.4], auto(10), fourByFour)

export const ford: Make = {
  make: 'Ford',
  wmi: 'MPB',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2018-05', years: 5 },
  ],
  paints: {
    white: ['Arctic White', until(2022, 'Frozen White')],
    grey: [
      until(2020, 'Magnetic'),
      since(2020, 'Meteor Grey'),
      since(2022, 'Carbonized Grey'),
      since(2018, 'Conquer Grey'),
    ],
    silver: ['Aluminium', until(2022, 'Moondust Silver')],
    black: ['Shadow Black', since(2020, 'Agate Black')],
    blue: [until(2019, 'Deep Crystal Blue'), since(2019, 'Blue Lightning')],
    red: [until(2020, 'True Red'), since(2020, 'Lucid Red'), since(2020, 'Rapid Red')],
    orange: [
      until(2018, 'Pride Orange'),
      between(2019, 2021, 'Sabre Orange'),
      since(2022, 'Sedona Orange'),
      since(2022, 'Code Orange'),
    ],
  },
  models: [
    {
      sold: { model: 'Ranger', series: 'P703', years: [2022], demand: 1.25, share: 8 },
      built: { ...dualCab(), size: [5370, 1918, 1884], tare: 2230, towing: 3500, tank: 80 },
      grades: [
        ['XL', 57_300, diesel([2, 4, 125, 8], auto(6), fourByFour)],
        ['XLT', 69_400, biTurbo],
        ['Sport', 71_900, biTurbo],
        ['Wildtrak', 79_300, v6],
        ['Raptor', 98_900, turbo([3, 6, 292, 11.5], auto(10), fourByFour)],
      ],
    },
    {
      sold: { model: 'Ranger', series: 'PX', years: [2015, 2022], demand: 1.2, share: 7 },
      built: { ...dualCab(), size: [5446, 1867, 1848], tare: 2200, towing: 3500, tank: 80 },
      grades: [
        ['XL', 52_300, diesel([3.2, 5, 147, 8.9], auto(6), fourByFour)],
        ['XLT', 62_400, diesel([3.2, 5, 147, 8.9], auto(6), fourByFour)],
        ['Wildtrak', 67_500, diesel([2, 4, 157, 7.4], auto(10), fourByFour), [2018, 2022]],
      ],
    },
    {
      sold: { model: 'Everest', series: 'UB', years: [2022], demand: 1.15, share: 4 },
      built: { ...suv(7), size: [4914, 1923, 1842], tare: 2350, towing: 3500, tank: 80 },
      grades: [
        ['Ambiente', 65_100, diesel([2, 4, 154, 7.2], auto(10), fourByFour)],
        ['Trend', 73_200, diesel([2, 4, 154, 7.2], auto(10), fourByFour)],
        ['Platinum', 88_700, v6],
      ],
    },
    {
      sold: { model: 'Everest', series: 'UA', years: [2015, 2022], share: 3 },
      built: { ...suv(7), size: [4903, 1869, 1837], tare: 2390, towing: 3100, tank: 80 },
      grades: [
        ['Trend', 62_900, diesel([3.2, 5, 143, 8.5], auto(6), fourByFour)],
        ['Titanium', 74_200, diesel([2, 4, 157, 7.1], auto(10), fourByFour), [2018, 2022]],
      ],
    },
    {
      sold: { model: 'Escape', series: 'ZH', years: [2020, 2023], demand: 0.88, share: 2 },
      built: { ...suv(), size: [4614, 1883, 1680], tare: 1560, towing: 1800, tank: 54 },
      grades: [
        ['Vignale', 46_400, turbo([2, 4, 183, 8.6], auto(8), fwd)],
        ['ST-Line', 43_200, turbo([2, 4, 183, 8.6], auto(8), awd)],
      ],
    },
    {
      sold: { model: 'Puma', series: 'JK', years: [2020, 2024], demand: 0.9, share: 2 },
      built: { ...suv(), size: [4186, 1805, 1550], tare: 1230, towing: 900, tank: 42 },
      grades: [
        ['ST-Line V', 39_200, turbo([1, 3, 92, 5.3], dct(7), fwd)],
        ['ST-Line', 37_700, turbo([1, 3, 92, 5.3], dct(7), fwd)],
      ],
    },
    {
      sold: { model: 'Focus', series: 'SA', years: [2018, 2022], demand: 0.88, share: 2 },
      built: { ...hatch(), size: [4378, 1825, 1467], tare: 1330, towing: 1200, tank: 52 },
      grades: [
        ['Trend', 29_900, turbo([1.5, 3, 134, 6.4], auto(8), fwd), [2018, 2020]],
        ['ST-Line', 36_900, turbo([1.5, 3, 134, 6.4], auto(8), fwd)],
        ['ST', 48_300, turbo([2.3, 4, 206, 8.6], manual(6), fwd), [2020, 2022]],
      ],
    },
    {
      sold: { model: 'Mustang', series: 'S650', years: [2024], demand: 1.1, share: 1 },
      built: { ...coupe(), size: [4810, 1915, 1397], tare: 1730, tank: 61, ancap: 0 },
      grades: [
        ['EcoBoost', 71_300, turbo([2.3, 4, 232, 9.9], auto(10), rwd)],
        ['GT', 85_400, premium([5, 8, 345, 13], auto(10), rwd)],
      ],
    },
    {
      sold: { model: 'Mustang', series: 'FN', years: [2018, 2023], demand: 1.15, share: 1 },
      built: { ...coupe(), size: [4789, 1916, 1381], tare: 1720, tank: 61, ancap: 3 },
      grades: [
        ['High Performance', 62_300, turbo([2.3, 4, 236, 9.4], auto(10), rwd), [2020, 2023]],
        ['EcoBoost', 54_900, turbo([2.3, 4, 224, 8.5], auto(10), rwd), [2018, 2019]],
        ['GT', 74_900, premium([5, 8, 339, 12.7], auto(10), rwd)],
      ],
    },
    {
      sold: { model: 'Transit Custom', series: 'VN', years: [2018, 2024], demand: 0.92, share: 2 },
      built: { ...van(3), size: [4973, 1986, 2020], tare: 1930, towing: 2500, tank: 72 },
      grades: [
        ['340S', 52_400, diesel([2, 4, 125, 7.3], auto(6), fwd)],
        ['Sport', 60_900, diesel([2, 4, 136, 7.3], auto(6), fwd), [2019, 2024]],
      ],
    },
  ],
}
