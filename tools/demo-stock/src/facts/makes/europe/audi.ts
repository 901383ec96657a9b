import { hatch, sedan, suv, wagon } from '../../bodies.ts'
import { auto, awd, dct, diesel, fwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const audi: Make = {
  make: 'Audi',
  wmi: 'WAU',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2022-01', years: 5 },
  ],
  paints: {
    white: ['Glacier White', 'Ibis White'],
    grey: ['Daytona Grey', since(2020, 'Chronos Grey')],
    silver: ['Floret Silver'],
    black: ['Mythos Black', until(2022, 'Brilliant Black')],
    blue: ['Navarra Blue', between(2019, 2025, 'Ascari Blue')],
    red: ['Tango Red'],
    green: [since(2021, 'District Green')],
    orange: [between(2019, 2023, 'Pulse Orange')],
  },
  models: [
    {
      sold: { model: 'A3', series: '8Y', years: [2022], demand: 0.78, share: 3 },
      built: { ...hatch(), size: [4343, 1816, 1449], tare: 1395, tank: 50 },
      grades: [
        ['35 TFSI', 61_400, turbo([1.4, 4, 110, 5.8], auto(8), fwd)],
        ['S3 Sportback', 88_900, turbo([2, 4, 228, 7.7], dct(7), awd)],
      ],
    },
    {
      sold: { model: 'A4', series: 'B9', years: [2016, 2024], demand: 0.78, share: 3 },
      built: { ...sedan(), size: [4762, 1847, 1431], tare: 1520, tank: 54 },
      grades: [
        ['35 TFSI', 70_900, turbo([2, 4, 110, 6.2], dct(7), fwd), [2019, 2024]],
        ['45 TFSI quattro S line', 87_500, turbo([2, 4, 195, 7.1], dct(7), awd), [2019, 2024]],
        ['2.0 TFSI', 67_900, turbo([2, 4, 140, 5.5], dct(7), fwd), [2016, 2018]],
        ['2.0 TFSI quattro', 75_900, turbo([2, 4, 185, 6.3], dct(7), awd), [2016, 2018]],
      ],
    },
    {
      sold: { model: 'A4', series: 'B9', years: [2020, 2024], demand: 0.8, share: 1 },
      built: { ...wagon(), size: [4762, 1847, 1434], tare: 1640, tank: 58 },
      grades: [
        ['RS 4 Avant', 164_900, turbo([2.9, 6, 331, 9.3], auto(8), awd)],
        ['45 TFSI Avant', 90_500, turbo([2, 4, 195, 7.1], dct(7), awd)],
      ],
    },
    {
      sold: { model: 'Q3', series: 'F3', years: [2019, 2025], demand: 0.78, share: 3 },
      built: { ...suv(), size: [4485, 1856, 1616], tare: 1530, towing: 2000, tank: 60 },
      grades: [
        ['35 TFSI', 63_500, turbo([1.4, 4, 110, 7.3], dct(6), fwd)],
        ['45 TFSI quattro S line', 75_900, turbo([2, 4, 169, 8.4], dct(7), awd)],
      ],
    },
    {
      sold: { model: 'Q5', series: 'FY', years: [2017, 2025], demand: 0.78, share: 4 },
      built: { ...suv(), size: [4682, 1893, 1662], tare: 1785, towing: 2000, tank: 70 },
      grades: [
        ['40 TDI quattro', 84_500, diesel([2, 4, 150, 5.7], dct(7), awd), [2021, 2025]],
        ['45 TFSI quattro Sport', 93_900, turbo([2, 4, 183, 8], dct(7), awd), [2021, 2025]],
        ['2.0 TDI quattro', 72_900, diesel([2, 4, 140, 5.3], dct(7), awd), [2017, 2020]],
        ['2.0 TFSI quattro Sport', 79_900, turbo([2, 4, 185, 7.3], dct(7), awd), [2017, 2020]],
      ],
    },
    {
      sold: { model: 'Q7', series: '4M', years: [2015], demand: 0.8, share: 2 },
      built: { ...suv(7), size: [5063, 1970, 1741], tare: 2080, towing: 3500, tank: 75 },
      grades: [
        ['45 TDI quattro', 124_900, diesel([3, 6, 170, 7], auto(8), awd), [2019]],
        ['50 TDI quattro S line', 139_900, diesel([3, 6, 210, 7.1], auto(8), awd), [2019]],
        ['3.0 TDI quattro', 107_900, diesel([3, 6, 200, 5.9], auto(8), awd), [2015, 2018]],
      ],
    },
  ],
}
