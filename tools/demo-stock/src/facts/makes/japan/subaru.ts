import { coupe, hatch, sedan, suv, wagon } from '../../bodies.ts'
import { auto, awd, cvt, hybrid, manual, petrol, premium, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const subaru: Make = {
  make: 'Subaru',
  wmi: 'JF1',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2019-01', years: 5 },
  ],
  paints: {
    white: ['Crystal White Pearl', since(2022, 'Ceramic White')],
    grey: [until(2019, 'Dark Grey'), since(2018, 'Magnetite Grey'), between(2017, 2022, 'Cool Grey Khaki')],
    silver: ['Ice Silver'],
    black: ['Crystal Black Silica'],
    blue: ['Dark Blue Pearl', since(2017, 'World Rally Blue'), since(2020, 'Horizon Blue')],
    red: [until(2017, 'Venetian Red Pearl'), since(2018, 'Crimson Red Pearl'), since(2017, 'Pure Red')],
    green: [until(2020, 'Wilderness Green'), since(2021, 'Autumn Green')],
  },
  models: [
    {
      sold: { model: 'Impreza', series: 'G5', years: [2017, 2023], share: 3 },
      built: { ...hatch(), size: [4475, 1775, 1480], tare: 1400, towing: 1200, tank: 50 },
      grades: [
        ['2.0i', 31_200, petrol([2, 4, 115, 7.1], cvt(7), awd)],
        ['2.0i-L', 33_700, petrol([2, 4, 115, 7.1], cvt(7), awd)],
        ['2.0i-S', 38_200, petrol([2, 4, 115, 7.2], cvt(7), awd)],
      ],
    },
    {
      sold: { model: 'XV', series: 'G5X', years: [2017, 2022], share: 4 },
      built: { ...suv(), size: [4485, 1800, 1615], tare: 1430, towing: 1400, tank: 63 },
      grades: [
        ['2.0i', 34_100, petrol([2, 4, 115, 7], cvt(7), awd)],
        ['2.0i Premium', 38_200, petrol([2, 4, 115, 7], cvt(7), awd)],
        ['Hybrid S', 45_700, hybrid([2, 4, 110, 6.5], cvt(7), awd), [2020, 2022]],
      ],
    },
    {
      sold: { model: 'Crosstrek', series: 'G6', years: [2023], demand: 1.08, share: 3 },
      built: { ...suv(), size: [4495, 1800, 1600], tare: 1470, towing: 1400, tank: 63 },
      grades: [
        ['2.0L', 40_300, petrol([2, 4, 115, 7.2], cvt(8), awd)],
        ['2.0R', 44_100, petrol([2, 4, 115, 7.2], cvt(8), awd)],
        ['Hybrid S', 50_900, hybrid([2, 4, 110, 6.5], cvt(8), awd)],
      ],
    },
    {
      sold: { model: 'Forester', series: 'S5', years: [2018, 2025], demand: 1.1, share: 6 },
      built: { ...suv(), size: [4640, 1815, 1730], tare: 1550, towing: 1800, tank: 63 },
      grades: [
        ['2.5i', 43_400, petrol([2.5, 4, 136, 7.4], cvt(7), awd)],
        ['2.5i Premium', 48_300, petrol([2.5, 4, 136, 7.4], cvt(7), awd)],
        ['2.5i-S', 51_600, petrol([2.5, 4, 136, 7.4], cvt(7), awd)],
        ['Hybrid S', 54_900, hybrid([2, 4, 110, 6.7], cvt(7), awd), [2020, 2025]],
      ],
    },
    {
      sold: { model: 'Forester', series: 'S4', years: [2013, 2018], share: 4 },
      built: { ...suv(), size: [4610, 1795, 1735], tare: 1480, towing: 1500, tank: 60 },
      grades: [
        ['2.5i-L', 36_200, petrol([2.5, 4, 126, 8.1], cvt(6), awd)],
        ['2.5i-S', 42_700, petrol([2.5, 4, 126, 8.1], cvt(6), awd)],
      ],
    },
    {
      sold: { model: 'Outback', series: 'B7A', years: [2021, 2025], demand: 1.08, share: 3 },
      built: { ...wagon(), size: [4870, 1875, 1675], tare: 1640, towing: 2000, tank: 63 },
      grades: [
        ['AWD', 47_900, petrol([2.5, 4, 138, 7.3], cvt(8), awd)],
        ['AWD Sport', 52_700, petrol([2.5, 4, 138, 7.3], cvt(8), awd)],
        ['AWD Touring XT', 62_400, turbo([2.4, 4, 183, 9], cvt(8), awd), [2023, 2025]],
      ],
    },
    {
      sold: { model: 'Outback', series: 'B6A', years: [2015, 2020], share: 4 },
      built: { ...wagon(), size: [4820, 1840, 1675], tare: 1580, towing: 1500, tank: 60 },
      grades: [
        ['2.5i', 42_100, petrol([2.5, 4, 129, 7.3], cvt(7), awd)],
        ['2.5i Premium', 47_800, petrol([2.5, 4, 129, 7.3], cvt(7), awd)],
      ],
    },
    {
      sold: { model: 'BRZ', series: 'Z2', years: [2022], demand: 1.15, share: 1 },
      built: { ...coupe(), size: [4265, 1775, 1310], tare: 1286, tank: 50 },
      grades: [
        ['', 45_700, premium([2.4, 4, 174, 9.5], manual(6), rwd)],
        ['S', 48_900, premium([2.4, 4, 174, 8.8], auto(6), rwd)],
        ['tS', 51_900, premium([2.4, 4, 174, 9.5], manual(6), rwd), [2024]],
      ],
    },
    {
      sold: { model: 'WRX', series: 'VB', years: [2022], demand: 1.1, share: 1 },
      built: { ...sedan(), size: [4670, 1825, 1465], tare: 1515, tank: 63 },
      grades: [
        ['', 50_700, turbo([2.4, 4, 202, 9.9], manual(6), awd)],
        ['RS', 56_300, turbo([2.4, 4, 202, 8.5], cvt(8), awd)],
        ['tS', 64_900, turbo([2.4, 4, 202, 9.9], manual(6), awd), [2024]],
      ],
    },
  ],
}
