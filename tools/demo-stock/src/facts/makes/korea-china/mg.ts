import { hatch, suv } from '../../bodies.ts'
import { auto, cvt, dct, electric, fwd, hybrid, petrol, plugIn, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const mg: Make = {
  make: 'MG',
  wmi: 'LSJ',
  warranty: [
    { from: '2010-01', years: 7 },
    { from: '2024-08', years: 10, km: 250_000 },
  ],
  paints: {
    white: ['Dover White', since(2019, 'York White')],
    grey: [since(2021, 'Hampstead Grey'), since(2022, 'Camden Grey'), until(2021, 'Regal Grey')],
    silver: ['Sloane Silver'],
    black: ['Pebble Black', 'Black Pearl'],
    blue: [since(2019, 'Surfing Blue'), since(2022, 'Brighton Blue')],
    red: ['Diamond Red', until(2022, 'Bristol Red')],
    orange: [since(2022, 'Fizzy Orange')],
  },
  models: [
    {
      sold: { model: 'MG3', series: 'SZP1', years: [2018, 2024], demand: 0.85, share: 4 },
      built: { ...hatch(), size: [4055, 1729, 1504], tare: 1130, ancap: 0, tank: 45 },
      grades: [
        ['Core', 19_490, petrol([1.5, 4, 82, 6.7], auto(4), fwd)],
        ['Excite', 20_990, petrol([1.5, 4, 82, 6.7], auto(4), fwd)],
      ],
    },
    {
      sold: { model: 'MG3', series: 'ZP22', years: [2024], demand: 0.9, share: 2 },
      built: { ...hatch(), size: [4113, 1797, 1502], tare: 1240, ancap: 3, tank: 45 },
      grades: [
        ['Vibe', 24_990, petrol([1.5, 4, 81, 6], cvt(), fwd)],
        ['Hybrid+ Essence', 31_990, hybrid([1.5, 4, 155, 4.3], auto(3), fwd)],
      ],
    },
    {
      sold: { model: 'ZS', series: 'AZS1', years: [2017, 2025], demand: 0.85, share: 6 },
      built: { ...suv(), size: [4323, 1809, 1653], tare: 1260, towing: 500, ancap: 4, tank: 48 },
      grades: [
        ['Excite', 24_990, petrol([1.5, 4, 84, 7.1], auto(4), fwd)],
        ['Essence', 27_490, petrol([1.5, 4, 84, 7.1], auto(4), fwd)],
        ['ZST Essence', 32_490, turbo([1.3, 3, 115, 6.9], auto(6), fwd), [2020, 2025]],
      ],
    },
    {
      sold: { model: 'HS', series: 'SAS23', years: [2019, 2024], demand: 0.85, share: 3 },
      built: { ...suv(), size: [4574, 1876, 1664], tare: 1520, tank: 55 },
      grades: [
        ['Vibe', 31_990, turbo([1.5, 4, 119, 7.3], dct(7), fwd)],
        ['Excite', 35_490, turbo([1.5, 4, 119, 7.3], dct(7), fwd)],
        ['Plus EV Essence', 52_990, plugIn([1.5, 4, 189, 1.7], 63, fwd), [2021, 2024]],
      ],
    },
    {
      sold: { model: 'MG4', series: 'EH32', years: [2023], demand: 0.66, share: 2 },
      built: { ...hatch(), size: [4287, 1836, 1504], tare: 1655, towing: 500 },
      grades: [
        ['Excite 51', 38_990, electric(125, [350, 51], rwd)],
        ['Excite 64', 43_990, electric(150, [450, 64], rwd)],
        ['Essence 64', 47_990, electric(150, [435, 64], rwd)],
      ],
    },
  ],
}
