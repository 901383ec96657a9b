import { sedan, suv } from '../../bodies.ts'
import { auto, awd, cvt, fwd, hybrid, plugIn, premium } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const lexus: Make = {
  make: 'Lexus',
  wmi: 'JTH',
  warranty: [
    { from: '2010-01', years: 4, km: 100_000 },
    { from: '2022-01', years: 5 },
  ],
  paints: {
    white: ['Sonic Quartz', since(2022, 'Sonic White')],
    grey: [until(2021, 'Mercury Grey'), since(2020, 'Sonic Chrome')],
    silver: ['Sonic Titanium', until(2020, 'Premium Silver')],
    black: ['Onyx', 'Graphite Black'],
    blue: [until(2024, 'Deep Blue'), since(2018, 'Celestial Blue')],
    red: ['Vermillion', until(2021, 'Red Mica')],
  },
  models: [
    {
      sold: { model: 'UX', years: [2018], demand: 1.02, share: 2 },
      built: { ...suv(), size: [4495, 1840, 1520], tare: 1620, tank: 43 },
      grades: [
        ['UX250h Luxury', 56_800, hybrid([2, 4, 131, 4.5], cvt(), fwd), [2018, 2023]],
        ['UX250h F Sport', 67_900, hybrid([2, 4, 131, 4.7], cvt(), awd), [2018, 2023]],
        ['UX300h Luxury', 62_900, hybrid([2, 4, 146, 4.2], cvt(), fwd), [2024]],
      ],
    },
    {
      sold: { model: 'NX', series: 'AAZH20R', years: [2022], demand: 1.05, share: 3 },
      built: { ...suv(), size: [4660, 1865, 1660], tare: 1820, towing: 1000, tank: 55 },
      grades: [
        ['NX250 Luxury', 72_700, premium([2.5, 4, 152, 6.9], auto(8), fwd)],
        ['NX350h Luxury', 76_400, hybrid([2.5, 4, 179, 5], cvt(), fwd)],
        ['NX350h F Sport', 89_300, hybrid([2.5, 4, 179, 5], cvt(), awd)],
        ['NX450h+ F Sport', 101_200, plugIn([2.5, 4, 227, 1.3], 75, awd)],
      ],
    },
    {
      sold: { model: 'RX', series: 'TALH15R', years: [2023], demand: 1.05, share: 2 },
      built: { ...suv(), size: [4890, 1920, 1695], tare: 1980, towing: 1000, tank: 65 },
      grades: [
        ['RX350h Luxury', 99_800, hybrid([2.5, 4, 184, 5], cvt(), fwd)],
        ['RX500h F Sport Performance', 138_500, hybrid([2.4, 4, 273, 6.5], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'ES', series: 'AXZH11R', years: [2018, 2025], share: 2 },
      built: { ...sedan(), size: [4975, 1865, 1445], tare: 1680, tank: 50 },
      grades: [
        ['ES300h Luxury', 71_600, hybrid([2.5, 4, 160, 4.8], cvt(), fwd)],
        ['ES300h Sports Luxury', 87_200, hybrid([2.5, 4, 160, 4.8], cvt(), fwd)],
      ],
    },
  ],
}
