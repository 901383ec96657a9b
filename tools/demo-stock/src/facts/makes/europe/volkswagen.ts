import { dualCab, hatch, peopleMover, suv, van } from '../../bodies.ts'
import { auto, awd, dct, diesel, electric, fourByFour, fwd, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const volkswagen: Make = {
  make: 'Volkswagen',
  wmi: 'WVW',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2019-01', years: 5 },
  ],
  paints: {
    white: ['Pure White', until(2023, 'Oryx White Pearl')],
    grey: [until(2022, 'Indium Grey'), since(2020, 'Dolphin Grey'), since(2020, 'Moonstone Grey')],
    silver: ['Reflex Silver', since(2018, 'Pyrite Silver')],
    black: ['Deep Black Pearl'],
    blue: [until(2022, 'Atlantic Blue'), since(2018, 'Lapiz Blue')],
    red: [until(2020, 'Tornado Red'), since(2019, 'Kings Red')],
  },
  models: [
    {
      sold: { model: 'Polo', series: 'AW', years: [2018], share: 4 },
      built: { ...hatch(), size: [4074, 1751, 1451], tare: 1130, towing: 1100, tank: 40 },
      grades: [
        ['85TSI Style', 35_200, turbo([1, 3, 85, 5.4], dct(7), fwd), [2022]],
        ['85TSI Comfortline', 29_700, turbo([1, 3, 85, 5.1], dct(7), fwd), [2018, 2021]],
        ['GTI', 46_900, turbo([2, 4, 152, 6.5], dct(6), fwd), [2022]],
      ],
    },
    {
      sold: { model: 'Golf', series: '8', years: [2021], demand: 0.98, share: 4 },
      built: { ...hatch(), size: [4284, 1789, 1456], tare: 1340, towing: 1300, tank: 50 },
      grades: [
        ['110TSI Life', 43_700, turbo([1.4, 4, 110, 5.8], auto(8), fwd)],
        ['110TSI R-Line', 48_500, turbo([1.4, 4, 110, 5.8], auto(8), fwd)],
        ['GTI', 64_300, turbo([2, 4, 180, 7], dct(7), fwd)],
        ['R', 77_900, turbo([2, 4, 235, 7.8], dct(7), awd), [2022]],
      ],
    },
    {
      sold: { model: 'Golf', series: '7.5', years: [2017, 2020], demand: 0.95, share: 5 },
      built: { ...hatch(), size: [4258, 1799, 1452], tare: 1260, towing: 1400, tank: 50 },
      grades: [
        ['110TSI Trendline', 29_900, turbo([1.4, 4, 110, 5.4], dct(7), fwd)],
        ['110TSI Highline', 37_800, turbo([1.4, 4, 110, 5.4], dct(7), fwd)],
        ['GTI', 49_600, turbo([2, 4, 180, 6.6], dct(7), fwd), [2019, 2020]],
      ],
    },
    {
      sold: { model: 'T-Roc', series: 'D11', years: [2020], share: 3 },
      built: { ...suv(), size: [4236, 1819, 1584], tare: 1390, towing: 1400, tank: 50 },
      grades: [
        ['110TSI Style', 43_200, turbo([1.4, 4, 110, 6.3], auto(8), fwd)],
        ['140TSI R-Line', 50_900, turbo([2, 4, 140, 7.4], dct(7), awd), [2022]],
      ],
    },
    {
      sold: { model: 'Tiguan', series: '5N', years: [2016, 2024], demand: 0.97, share: 5 },
      built: { ...suv(), size: [4509, 1839, 1658], tare: 1560, towing: 2500, tank: 60 },
      grades: [
        ['110TSI Life', 47_100, turbo([1.4, 4, 110, 7.7], dct(6), fwd), [2021, 2024]],
        ['132TSI Life', 51_300, turbo([2, 4, 132, 8.6], dct(7), awd), [2021, 2024]],
        ['162TSI R-Line', 62_800, turbo([2, 4, 162, 8.5], dct(7), awd), [2021, 2024]],
        ['110TSI Comfortline', 40_900, turbo([1.4, 4, 110, 6.8], dct(6), fwd), [2016, 2020]],
        ['132TSI Comfortline', 44_900, turbo([2, 4, 132, 7.5], dct(7), awd), [2016, 2020]],
        ['162TSI Highline', 51_900, turbo([2, 4, 162, 8.1], dct(7), awd), [2017, 2020]],
      ],
    },
    {
      sold: { model: 'Tiguan Allspace', series: '5N', years: [2018, 2024], demand: 0.95, share: 2 },
      built: { ...suv(7), size: [4728, 1839, 1688], tare: 1690, towing: 2000, tank: 60 },
      grades: [
        ['110TSI Life', 49_700, turbo([1.4, 4, 110, 7.8], dct(6), fwd), [2021, 2024]],
        ['162TSI Elegance', 63_900, turbo([2, 4, 162, 8.6], dct(7), awd), [2022, 2024]],
        ['132TSI Comfortline', 49_900, turbo([2, 4, 132, 7.7], dct(7), awd), [2018, 2020]],
      ],
    },
    {
      sold: { model: 'ID.4', series: 'E21', years: [2025], demand: 0.66, share: 1 },
      built: { ...suv(), size: [4582, 1852, 1640], tare: 2080, towing: 1200 },
      grades: [
        ['Pro', 65_900, electric(210, [544, 82], rwd)],
        ['GTX', 79_900, electric(250, [516, 82], awd)],
      ],
    },
    {
      sold: { model: 'Amarok', series: 'NF', years: [2023], share: 3 },
      built: { ...dualCab(), size: [5350, 1910, 1884], tare: 2260, towing: 3500, tank: 80 },
      grades: [
        ['TDI405 Life', 63_700, diesel([2, 4, 125, 8], auto(6), fourByFour)],
        ['TDI600 Style', 78_300, diesel([3, 6, 184, 8.4], auto(10), fourByFour)],
        ['TDI600 Aventura', 86_900, diesel([3, 6, 184, 8.4], auto(10), fourByFour)],
      ],
    },
    {
      sold: { model: 'Amarok', series: '2H', years: [2016, 2022], demand: 1.05, share: 3 },
      built: { ...dualCab(), size: [5254, 1954, 1834], tare: 2160, towing: 3000, tank: 80 },
      grades: [
        ['TDI420 Core', 52_900, diesel([2, 4, 132, 8.9], auto(8), fourByFour)],
        ['TDI550 Highline', 66_100, diesel([3, 6, 165, 9], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'Multivan', series: 'T6.1', years: [2020, 2024], share: 2 },
      built: { ...peopleMover(7), size: [5304, 1904, 1990], tare: 2290, towing: 2500, tank: 70 },
      grades: [
        ['TDI340 Comfortline', 74_800, diesel([2, 4, 110, 7.4], dct(7), fwd)],
        ['TDI450 Highline', 97_500, diesel([2, 4, 146, 7.7], dct(7), awd)],
      ],
    },
    {
      sold: { model: 'Transporter', series: 'T6.1', years: [2020, 2024], share: 2 },
      built: { ...van(3), size: [4904, 1904, 1990], tare: 1860, towing: 2500, tank: 70 },
      grades: [
        ['TDI340 SWB', 52_200, diesel([2, 4, 110, 7.2], dct(7), fwd)],
        ['TDI450 LWB', 63_400, diesel([2, 4, 146, 8.1], dct(7), awd)],
      ],
    },
  ],
}
