import { convertible, dualCab, hatch, sedan, suv } from '../../bodies.ts'
import { auto, awd, diesel, fourByFour, fwd, manual, petrol, plugIn, premium, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

const cx5 = petrol([2.5, 4, 140, 7.4], auto(6), awd)
const six = turbo([3.3, 6, 209, 7.4], auto(8), awd)

export const mazda: Make = {
  make: 'Mazda',
  wmi: 'JM0',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2018-08', years: 5 },
  ],
  paints: {
    white: ['Snowflake White Pearl', since(2022, 'Rhodium White'), since(2021, 'Ceramic')],
    grey: [until(2017, 'Meteor Grey'), since(2016, 'Machine Grey'), since(2019, 'Polymetal Grey')],
    silver: [until(2016, 'Aluminium'), since(2015, 'Sonic Silver')],
    black: ['Jet Black'],
    blue: ['Deep Crystal Blue', between(2015, 2021, 'Eternal Blue')],
    red: [until(2016, 'Soul Red'), since(2017, 'Soul Red Crystal'), since(2022, 'Artisan Red')],
  },
  models: [
    {
      sold: { model: '2', series: 'DJ', years: [2014, 2025], share: 5 },
      built: { ...hatch(), size: [4060, 1695, 1495], tare: 1070, towing: 900, tank: 44 },
      grades: [
        ['G15 Pure', 27_600, petrol([1.5, 4, 82, 5.5], auto(6), fwd), [2020, 2025]],
        ['G15 Evolve', 30_200, petrol([1.5, 4, 82, 5.5], auto(6), fwd), [2020, 2025]],
        ['Neo', 24_300, petrol([1.5, 4, 79, 5.4], manual(6), fwd), [2014, 2019]],
        ['Genki', 26_400, petrol([1.5, 4, 81, 5.2], auto(6), fwd), [2014, 2019]],
      ],
    },
    {
      sold: { model: '3', series: 'BP', years: [2019], demand: 1.05, share: 6 },
      built: { ...hatch(), size: [4460, 1795, 1435], tare: 1340, towing: 1200, tank: 51 },
      grades: [
        ['G20 Pure', 35_200, petrol([2, 4, 114, 6.1], auto(6), fwd)],
        ['G20 Evolve', 37_500, petrol([2, 4, 114, 6.1], auto(6), fwd)],
        ['G25 GT', 42_600, petrol([2.5, 4, 139, 6.6], auto(6), fwd)],
        ['G25 Astina', 46_100, petrol([2.5, 4, 139, 6.6], auto(6), fwd)],
      ],
    },
    {
      sold: { model: '3', series: 'BP', years: [2019], demand: 1.05, share: 2 },
      built: { ...sedan(), size: [4660, 1795, 1440], tare: 1345, towing: 1200, tank: 51 },
      grades: [
        ['G20 Pure', 35_200, petrol([2, 4, 114, 6], auto(6), fwd)],
        ['G25 Evolve SP', 41_000, petrol([2.5, 4, 139, 6.5], auto(6), fwd)],
      ],
    },
    {
      sold: { model: '3', series: 'BM', years: [2014, 2019], share: 6 },
      built: { ...hatch(), size: [4460, 1795, 1450], tare: 1250, towing: 1200, tank: 51 },
      grades: [
        ['Neo', 26_200, petrol([2, 4, 114, 5.8], auto(6), fwd)],
        ['Maxx', 28_400, petrol([2, 4, 114, 5.8], auto(6), fwd)],
        ['SP25 GT', 34_900, petrol([2.5, 4, 138, 6.1], auto(6), fwd)],
      ],
    },
    {
      sold: { model: 'CX-3', series: 'DK', years: [2015, 2025], share: 5 },
      built: { ...suv(), size: [4275, 1765, 1535], tare: 1210, towing: 1200, tank: 48 },
      grades: [
        ['G20 Sport', 31_400, petrol([2, 4, 110, 6.3], auto(6), fwd), [2023, 2025]],
        ['Maxx Sport', 33_800, petrol([2, 4, 110, 6.3], auto(6), fwd), [2018, 2022]],
        ['sTouring', 37_300, petrol([2, 4, 110, 6.3], auto(6), fwd), [2015, 2022]],
        ['Maxx', 27_900, petrol([2, 4, 109, 6.1], auto(6), fwd), [2015, 2018]],
        ['Akari', 42_400, petrol([2, 4, 110, 6.7], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'CX-30', years: [2020], demand: 1.05, share: 4 },
      built: { ...suv(), size: [4395, 1795, 1540], tare: 1390, towing: 1200, tank: 51 },
      grades: [
        ['G20 Pure', 36_800, petrol([2, 4, 114, 6.5], auto(6), fwd)],
        ['G20 Touring', 42_300, petrol([2, 4, 114, 6.5], auto(6), fwd)],
        ['G25 Astina', 50_200, petrol([2.5, 4, 139, 6.8], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'CX-5', series: 'KF', years: [2017], demand: 1.1, share: 9 },
      built: { ...suv(), size: [4575, 1842, 1685], tare: 1670, towing: 1800, tank: 58 },
      grades: [
        ['Maxx', 40_900, petrol([2, 4, 115, 6.9], auto(6), fwd)],
        ['Maxx Sport', 45_300, cx5],
        ['Touring', 48_200, cx5],
        ['GT SP', 54_600, turbo([2.5, 4, 170, 8.2], auto(6), awd), [2022]],
        ['Akera', 56_300, cx5],
      ],
    },
    {
      sold: { model: 'CX-60', years: [2023], demand: 0.9, share: 2 },
      built: { ...suv(), size: [4740, 1890, 1680], tare: 1860, towing: 2500, tank: 58 },
      grades: [
        ['G40e Evolve', 67_100, six],
        ['D50e GT', 77_400, diesel([3.3, 6, 187, 5], auto(8), awd)],
        ['P50e Azami', 93_200, plugIn([2.5, 4, 241, 2.1], 76, awd)],
      ],
    },
    {
      sold: { model: 'CX-8', series: 'KG', years: [2018, 2023], share: 3 },
      built: { ...suv(7), size: [4900, 1840, 1725], tare: 1880, towing: 2000, tank: 74 },
      grades: [
        ['Sport', 48_400, petrol([2.5, 4, 140, 8.1], auto(6), fwd), [2020, 2023]],
        ['Touring', 59_900, diesel([2.2, 4, 140, 6], auto(6), awd), [2020, 2023]],
        ['Asaki', 71_300, diesel([2.2, 4, 140, 6], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'CX-9', series: 'TC', years: [2016, 2023], share: 3 },
      built: { ...suv(7), size: [5075, 1969, 1747], tare: 1900, towing: 2000, tank: 74 },
      grades: [
        ['Sport', 53_700, turbo([2.5, 4, 170, 8.4], auto(6), fwd)],
        ['Touring', 63_900, turbo([2.5, 4, 170, 9], auto(6), awd)],
        ['Azami', 73_800, turbo([2.5, 4, 170, 9], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'MX-5', series: 'ND', years: [2015], demand: 1.25, share: 1 },
      built: { ...convertible(), size: [3915, 1735, 1225], tare: 1035, tank: 45 },
      grades: [
        ['Roadster', 46_900, premium([2, 4, 135, 6.8], manual(6), rwd), [2020]],
        ['Roadster GT', 51_700, premium([2, 4, 135, 7], auto(6), rwd), [2019]],
      ],
    },
    {
      sold: { model: 'BT-50', series: 'TF', years: [2020], share: 3 },
      built: { ...dualCab(), size: [5280, 1870, 1790], tare: 2030, towing: 3500, tank: 76 },
      grades: [
        ['XT', 56_300, diesel([3, 4, 140, 8], auto(6), fourByFour)],
        ['XTR', 62_700, diesel([3, 4, 140, 8], auto(6), fourByFour)],
        ['SP', 73_100, diesel([3, 4, 140, 8], auto(6), fourByFour), [2022]],
      ],
    },
  ],
}
