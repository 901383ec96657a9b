import { evSedan, suv } from '../../bodies.ts'
import { awd, electric, rwd } from '../../engines.ts'
import type { Make } from '../../model.ts'

export const tesla: Make = {
  make: 'Tesla',
  wmi: 'LRW',
  sellsItself: true,
  warranty: [{ from: '2010-01', years: 4, km: 80_000 }],
  paints: {
    white: ['Pearl White'],
    grey: [
      ['Midnight Silver', 0, 2023],
      ['Stealth Grey', 2024],
    ],
    silver: [['Quicksilver', 2025]],
    black: [
      ['Solid Black', 0, 2024],
      ['Diamond Black', 2025],
    ],
    blue: [
      ['Deep Blue', 0, 2024],
      ['Marine Blue', 2026],
    ],
    red: [
      ['Red Multi-Coat', 0, 2023],
      ['Ultra Red', 2024],
    ],
  },
  models: [
    {
      model: 'Model 3',
      years: [2019],
      ...evSedan(),
      size: [4720, 1850, 1441],
      tare: 1765,
      demand: 0.74,
      share: 4,
      grades: [
        ['Rear-Wheel Drive', 60_900, electric(208, [513, 60], rwd), [2022]],
        ['Standard Range Plus', 67_900, electric(211, [448, 55], rwd), [2019, 2021]],
        ['Long Range', 67_900, electric(324, [629, 78], awd)],
        ['Performance', 86_900, electric(461, [528, 78], awd), [2024]],
      ],
    },
    {
      model: 'Model Y',
      years: [2022],
      ...suv(),
      size: [4790, 1920, 1624],
      tare: 1920,
      towing: 1600,
      demand: 0.74,
      share: 4,
      grades: [
        ['Rear-Wheel Drive', 63_900, electric(220, [466, 60], rwd)],
        ['Long Range', 74_900, electric(378, [586, 78], awd), [2023]],
      ],
    },
  ],
}
