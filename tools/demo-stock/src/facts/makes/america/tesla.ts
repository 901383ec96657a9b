import { evSedan, suv } from '../../bodies.ts'
import { awd, electric, rwd } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const tesla: Make = {
  make: 'Tesla',
  wmi: 'LRW',
  sellsItself: true,
  warranty: [{ from: '2010-01', years: 4, km: 80_000 }],
  paints: {
    white: ['Pearl White'],
    grey: [until(2023, 'Midnight Silver'), since(2024, 'Stealth Grey')],
    silver: [since(2025, 'Quicksilver')],
    black: [until(2024, 'Solid Black'), since(2025, 'Diamond Black')],
    blue: [until(2024, 'Deep Blue'), since(2026, 'Marine Blue')],
    red: [until(2023, 'Red Multi-Coat'), since(2024, 'Ultra Red')],
  },
  models: [
    {
      sold: { model: 'Model 3', years: [2019], demand: 0.74, share: 4 },
      built: { ...evSedan(), size: [4720, 1850, 1441], tare: 1765 },
      grades: [
        ['Rear-Wheel Drive', 60_900, electric(208, [513, 60], rwd), [2022]],
        ['Standard Range Plus', 67_900, electric(211, [448, 55], rwd), [2019, 2021]],
        ['Long Range', 67_900, electric(324, [629, 78], awd)],
        ['Performance', 86_900, electric(461, [528, 78], awd), [2024]],
      ],
    },
    {
      sold: { model: 'Model Y', years: [2022], demand: 0.74, share: 4 },
      built: { ...suv(), size: [4790, 1920, 1624], tare: 1920, towing: 1600 },
      grades: [
        ['Rear-Wheel Drive', 63_900, electric(220, [466, 60], rwd)],
        ['Long Range', 74_900, electric(378, [586, 78], awd), [2023]],
      ],
    },
  ],
}
