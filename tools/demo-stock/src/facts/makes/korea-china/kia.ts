import { dualCab, hatch, peopleMover, sedan, suv } from '../../bodies.ts'
import {
  auto,
  awd,
  cvt,
  dct,
  diesel,
  electric,
  fourByFour,
  fwd,
  hybrid,
  manual,
  petrol,
  rwd,
  turbo,
} from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

const sorento = diesel([2.2, 4, 148, 6.1], dct(8), awd)
const carnival = diesel([2.2, 4, 148, 6.5], auto(8), fwd)

export const kia: Make = {
  make: 'Kia',
  wmi: 'KNA',
  warranty: [
    { from: '2010-01', years: 5 },
    { from: '2014-10', years: 7 },
  ],
  paints: {
    white: ['Clear White', 'Snow White Pearl', since(2021, 'Glacial White Pearl')],
    grey: [
      since(2019, 'Gravity Grey'),
      since(2018, 'Steel Grey'),
      until(2020, 'Platinum Graphite'),
      since(2021, 'Interstellar Grey'),
    ],
    silver: [until(2023, 'Silky Silver'), since(2017, 'Sparkling Silver')],
    black: ['Aurora Black Pearl', since(2020, 'Fusion Black')],
    blue: [since(2018, 'Gravity Blue'), since(2020, 'Mineral Blue'), since(2021, 'Vesta Blue')],
    red: ['Signal Red', since(2018, 'Runway Red')],
    green: [since(2021, 'Jungle Green'), since(2024, 'Adventurous Green')],
    orange: [between(2019, 2022, 'Starbright Orange')],
  },
  models: [
    {
      sold: { model: 'Picanto', series: 'JA', years: [2017], share: 3 },
      built: { ...hatch(), size: [3605, 1595, 1485], tare: 990, ancap: 0, tank: 35 },
      grades: [
        ['S', 19_990, petrol([1.2, 4, 62, 5], manual(5), fwd)],
        ['Sport', 21_790, petrol([1.2, 4, 62, 5.4], auto(4), fwd), [2024]],
        ['GT-Line', 24_490, petrol([1.2, 4, 62, 5.4], auto(4), fwd), [2018]],
      ],
    },
    {
      sold: { model: 'Stonic', series: 'YB', years: [2021, 2025], share: 2 },
      built: { ...suv(), size: [4140, 1760, 1520], tare: 1130, towing: 800, tank: 45 },
      grades: [
        ['S', 26_990, petrol([1.4, 4, 74, 6.7], auto(6), fwd)],
        ['GT-Line', 33_690, turbo([1, 3, 74, 5.5], dct(7), fwd)],
      ],
    },
    {
      sold: { model: 'Cerato', series: 'BD', years: [2018, 2024], share: 5 },
      built: { ...sedan(), size: [4640, 1800, 1440], tare: 1330, towing: 1100, tank: 50 },
      grades: [
        ['S', 29_490, petrol([2, 4, 112, 7.4], auto(6), fwd)],
        ['Sport', 31_990, petrol([2, 4, 112, 7.4], auto(6), fwd)],
        ['GT', 40_490, turbo([1.6, 4, 150, 6.9], dct(7), fwd), [2019, 2024]],
      ],
    },
    {
      sold: { model: 'Cerato', series: 'BD', years: [2018, 2024], share: 5 },
      built: { ...hatch(), size: [4510, 1800, 1445], tare: 1340, towing: 1100, tank: 50 },
      grades: [
        ['S', 29_490, petrol([2, 4, 112, 7.4], auto(6), fwd)],
        ['Sport+', 34_490, petrol([2, 4, 112, 7.4], auto(6), fwd)],
      ],
    },
    {
      sold: { model: 'K4', series: 'CL4', years: [2025], share: 2 },
      built: { ...sedan(), ancap: 0, size: [4710, 1850, 1425], tare: 1370, towing: 1100, tank: 47 },
      grades: [
        ['S', 33_490, petrol([2, 4, 112, 7.4], cvt(), fwd)],
        ['Sport', 36_590, petrol([2, 4, 112, 7.4], cvt(), fwd)],
        ['GT-Line', 45_490, turbo([1.6, 4, 142, 6.8], auto(8), fwd)],
      ],
    },
    {
      sold: { model: 'Seltos', series: 'SP2', years: [2019], demand: 1.05, share: 4 },
      built: { ...suv(), size: [4385, 1800, 1630], tare: 1340, towing: 1100, tank: 50 },
      grades: [
        ['S', 33_490, petrol([2, 4, 110, 6.9], cvt(), fwd)],
        ['Sport+', 39_190, petrol([2, 4, 110, 6.9], cvt(), fwd)],
        ['GT-Line', 46_990, turbo([1.6, 4, 146, 7.4], auto(8), awd), [2023]],
      ],
    },
    {
      sold: { model: 'Sportage', series: 'NQ5', years: [2021], demand: 1.08, share: 5 },
      built: { ...suv(), size: [4660, 1865, 1665], tare: 1560, towing: 1650, tank: 54 },
      grades: [
        ['S', 40_490, petrol([2, 4, 115, 8.1], auto(6), fwd)],
        ['SX', 43_690, petrol([2, 4, 115, 8.1], auto(6), fwd)],
        ['SX Hybrid', 49_990, hybrid([1.6, 4, 173, 4.9], auto(6), fwd), [2024]],
        ['SX+', 52_490, diesel([2, 4, 137, 6.3], auto(8), awd)],
        ['GT-Line Hybrid', 59_990, hybrid([1.6, 4, 173, 4.9], auto(6), fwd), [2024]],
      ],
    },
    {
      sold: { model: 'Sportage', series: 'QL', years: [2016, 2021], share: 4 },
      built: { ...suv(), size: [4485, 1855, 1645], tare: 1560, towing: 1900, tank: 62 },
      grades: [
        ['Si', 34_290, petrol([2, 4, 114, 7.9], auto(6), fwd)],
        ['SLi', 42_990, diesel([2, 4, 136, 6.4], auto(8), awd), [2019, 2021]],
        ['GT-Line', 49_990, diesel([2, 4, 136, 6.4], auto(8), awd), [2019, 2021]],
      ],
    },
    {
      sold: { model: 'Sorento', series: 'MQ4', years: [2020], demand: 1.08, share: 4 },
      built: { ...suv(7), size: [4815, 1900, 1700], tare: 1890, towing: 2000, tank: 67 },
      grades: [
        ['S', 56_490, sorento],
        ['Sport', 60_190, sorento],
        ['Sport+', 65_890, sorento],
        ['GT-Line', 74_290, sorento],
      ],
    },
    {
      sold: { model: 'Carnival', series: 'KA4', years: [2021], demand: 1.12, share: 3 },
      built: { ...peopleMover(), size: [5155, 1995, 1775], tare: 2090, towing: 2000, tank: 72 },
      grades: [
        ['S', 58_490, carnival],
        ['Sport', 63_490, carnival],
        ['Sport+ Hybrid', 72_690, hybrid([1.6, 4, 180, 5.8], auto(6), fwd), [2024]],
        ['GT-Line', 79_990, carnival],
      ],
    },
    {
      sold: { model: 'Niro', series: 'SG2', years: [2022, 2025], share: 1 },
      built: { ...suv(), size: [4420, 1825, 1570], tare: 1490, tank: 42 },
      grades: [['S Hybrid', 48_290, hybrid([1.6, 4, 104, 4], dct(6), fwd)]],
    },
    {
      sold: { model: 'Niro', series: 'SG2', years: [2022, 2025], demand: 0.66, share: 1 },
      built: { ...suv(), size: [4420, 1825, 1570], tare: 1727 },
      grades: [['EV GT-Line', 75_390, electric(150, [460, 64.8], fwd)]],
    },
    {
      sold: { model: 'EV5', series: 'OV', years: [2025], demand: 0.74, share: 2 },
      built: { ...suv(), size: [4615, 1875, 1715], tare: 2020, towing: 1250 },
      grades: [
        ['Air Standard Range', 59_990, electric(160, [400, 64.2], fwd)],
        ['Earth', 67_990, electric(230, [500, 88.1], awd)],
        ['GT-Line', 74_990, electric(230, [470, 88.1], awd)],
      ],
    },
    {
      sold: { model: 'EV6', series: 'CV', years: [2022, 2024], demand: 0.7, share: 1 },
      built: { ...suv(), size: [4680, 1880, 1550], tare: 1960, towing: 1600 },
      grades: [
        ['Air', 75_990, electric(168, [528, 77.4], rwd)],
        ['GT-Line', 84_990, electric(239, [484, 77.4], awd)],
      ],
    },
    {
      sold: { model: 'EV6', series: 'CV1', years: [2025], demand: 0.7, share: 1 },
      built: { ...suv(), size: [4695, 1890, 1550], tare: 1960, towing: 1600 },
      grades: [
        ['Air', 77_990, electric(168, [582, 84], rwd)],
        ['GT-Line', 86_990, electric(239, [522, 84], awd)],
      ],
    },
    {
      sold: { model: 'EV9', series: 'MV', years: [2023], demand: 0.68, share: 1 },
      built: { ...suv(7), size: [5010, 1980, 1755], tare: 2500, towing: 2500 },
      grades: [
        ['Air', 101_990, electric(150, [443, 76.1], rwd)],
        ['GT-Line', 127_990, electric(282.6, [505, 99.8], awd)],
      ],
    },
    {
      sold: { model: 'Tasman', series: 'TK', years: [2025], share: 2 },
      built: { ...dualCab(), size: [5410, 1930, 1870], tare: 2180, towing: 3500, tank: 80 },
      grades: [
        ['S', 55_490, diesel([2.2, 4, 154, 8.1], auto(8), fourByFour)],
        ['SX', 62_390, diesel([2.2, 4, 154, 8.1], auto(8), fourByFour)],
        ['X-Pro', 78_990, diesel([2.2, 4, 154, 8.1], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'Rio', series: 'YB', years: [2017, 2023], share: 3 },
      built: { ...hatch(), size: [4070, 1725, 1450], tare: 1090, towing: 800, tank: 45 },
      grades: [
        ['S', 23_490, petrol([1.4, 4, 74, 6.2], auto(6), fwd)],
        ['Sport', 24_990, petrol([1.4, 4, 74, 6.2], auto(6), fwd)],
        ['GT-Line', 28_990, turbo([1, 3, 74, 5.4], dct(7), fwd), [2018, 2023]],
      ],
    },
  ],
}
