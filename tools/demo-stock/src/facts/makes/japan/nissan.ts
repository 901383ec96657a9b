import { dualCab, suv } from '../../bodies.ts'
import { auto, awd, cvt, dct, diesel, fourByFour, fwd, hybrid, petrol, premium, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const nissan: Make = {
  make: 'Nissan',
  wmi: 'JN1',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2019-04', years: 5 },
    { from: '2024-11', years: 5, ifServiced: { years: 10, km: 300_000 } },
  ],
  paints: {
    white: ['Ivory Pearl', 'Polar White', 'Solid White'],
    grey: ['Gun Metallic', since(2019, 'Slate Grey')],
    silver: ['Brilliant Silver', since(2017, 'Platinum')],
    black: ['Diamond Black', 'Cosmic Black'],
    blue: [until(2022, 'Caspian Blue'), since(2020, 'Magnetic Blue')],
    red: [until(2021, 'Magnetic Red'), since(2021, 'Scarlet Ember')],
  },
  models: [
    {
      sold: { model: 'Juke', series: 'F16', years: [2020], demand: 0.9, share: 2 },
      built: { ...suv(), size: [4210, 1800, 1595], tare: 1250, towing: 1250, tank: 46 },
      grades: [
        ['ST', 31_200, turbo([1, 3, 84, 5.8], dct(7), fwd)],
        ['Ti', 40_300, turbo([1, 3, 84, 5.8], dct(7), fwd)],
      ],
    },
    {
      sold: { model: 'Qashqai', series: 'J12', years: [2022], share: 3 },
      built: { ...suv(), size: [4425, 1835, 1625], tare: 1420, towing: 1200, tank: 55 },
      grades: [
        ['ST', 38_200, turbo([1.3, 4, 110, 6.1], cvt(), fwd)],
        ['Ti', 49_400, turbo([1.3, 4, 110, 6.1], cvt(), fwd)],
        ['Ti e-POWER', 56_100, hybrid([1.5, 3, 140, 5.2], cvt(), fwd), [2024]],
      ],
    },
    {
      sold: { model: 'Qashqai', series: 'J11', years: [2014, 2021], demand: 0.92, share: 4 },
      built: { ...suv(), size: [4394, 1806, 1595], tare: 1380, towing: 1200, tank: 65 },
      grades: [
        ['ST', 32_400, petrol([2, 4, 106, 6.9], cvt(), fwd)],
        ['ST-L', 36_100, petrol([2, 4, 106, 6.9], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'X-Trail', series: 'T33', years: [2022], share: 4 },
      built: { ...suv(7), size: [4680, 1840, 1725], tare: 1600, towing: 2000, tank: 55 },
      grades: [
        ['ST', 42_900, petrol([2.5, 4, 135, 7.4], cvt(), fwd)],
        ['ST-L', 51_100, petrol([2.5, 4, 135, 7.8], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'X-Trail', series: 'T33', years: [2023], share: 2 },
      built: { ...suv(), size: [4680, 1840, 1725], tare: 1850, towing: 1650, tank: 55 },
      grades: [
        ['ST-L e-POWER', 58_400, hybrid([1.5, 3, 157, 6.1], cvt(), awd)],
        ['Ti-L e-POWER', 65_700, hybrid([1.5, 3, 157, 6.1], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'X-Trail', series: 'T32', years: [2014, 2022], demand: 0.93, share: 5 },
      built: { ...suv(7), size: [4690, 1820, 1740], tare: 1550, towing: 1500, tank: 60 },
      grades: [
        ['ST', 36_800, petrol([2.5, 4, 126, 7.9], cvt(), fwd)],
        ['ST-L', 42_200, petrol([2.5, 4, 126, 8.3], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'Navara', series: 'D23', years: [2015, 2025], demand: 0.95, share: 5 },
      built: { ...dualCab(), size: [5260, 1850, 1840], tare: 2020, towing: 3500, tank: 80 },
      grades: [
        ['SL', 49_900, diesel([2.3, 4, 140, 7.9], auto(7), fourByFour)],
        ['ST', 54_800, diesel([2.3, 4, 140, 7.9], auto(7), fourByFour)],
        ['PRO-4X', 65_300, diesel([2.3, 4, 140, 8.1], auto(7), fourByFour), [2021, 2025]],
      ],
    },
    {
      sold: { model: 'Patrol', series: 'Y62', years: [2013, 2025], demand: 1.3, share: 3 },
      built: { ...suv(8), size: [5175, 1995, 1940], tare: 2695, towing: 3500, ancap: 0, tank: 140 },
      grades: [
        ['Ti', 97_800, premium([5.6, 8, 298, 14.4], auto(7), fourByFour)],
        ['Ti-L', 110_900, premium([5.6, 8, 298, 14.4], auto(7), fourByFour)],
      ],
    },
  ],
}
