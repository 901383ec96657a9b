import { suv } from '../../bodies.ts'
import { auto, awd, diesel, electric, plugIn, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'

export const volvo: Make = {
  make: 'Volvo',
  wmi: 'YV1',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2020-05', years: 5 },
  ],
  paints: {
    white: ['Ice White', until(2024, 'Crystal White')],
    grey: [
      until(2020, 'Osmium Grey'),
      until(2021, 'Pine Grey'),
      since(2019, 'Thunder Grey'),
      since(2023, 'Vapour Grey'),
    ],
    silver: [until(2020, 'Bright Silver'), since(2021, 'Silver Dawn')],
    black: ['Onyx Black'],
    blue: [since(2018, 'Denim Blue'), since(2021, 'Fjord Blue')],
    red: ['Fusion Red'],
    green: [between(2022, 2024, 'Sage Green')],
  },
  models: [
    {
      sold: { model: 'XC40', series: '536', years: [2018], demand: 0.82, share: 3 },
      built: { ...suv(), size: [4425, 1863, 1652], tare: 1690, towing: 2100, tank: 54 },
      grades: [
        ['Plus B4', 68_900, turbo([2, 4, 145, 7.1], auto(8), awd), [2022]],
        ['T5 R-Design', 58_900, turbo([2, 4, 185, 7.7], auto(8), awd), [2018, 2021]],
        ['T4 Momentum', 51_900, turbo([2, 4, 140, 7.2], auto(8), awd), [2019, 2021]],
      ],
    },
    {
      sold: { model: 'XC40', series: '536', years: [2021], demand: 0.66, share: 1 },
      built: { ...suv(), size: [4440, 1863, 1652], tare: 2113, towing: 1800 },
      grades: [['Recharge Twin', 91_900, electric(300, [500, 78], awd)]],
    },
    {
      sold: { model: 'XC60', series: '246', years: [2017], demand: 0.82, share: 3 },
      built: { ...suv(), size: [4708, 1902, 1658], tare: 1890, towing: 2400, tank: 71 },
      grades: [
        ['Plus B5', 84_900, turbo([2, 4, 183, 7.6], auto(8), awd), [2022]],
        ['Ultimate T8', 112_900, plugIn([2, 4, 340, 1.6], 81, awd), [2022]],
        ['T5 Momentum', 66_900, turbo([2, 4, 187, 7.8], auto(8), awd), [2017, 2021]],
        ['D4 Momentum', 65_900, diesel([2, 4, 140, 5.7], auto(8), awd), [2017, 2020]],
      ],
    },
    {
      sold: { model: 'EX30', years: [2024], demand: 0.66, share: 1 },
      built: { ...suv(), size: [4233, 1836, 1550], tare: 1830 },
      grades: [
        ['Plus', 64_900, electric(200, [462, 69], rwd)],
        ['Ultra Twin Performance', 76_900, electric(315, [445, 69], awd)],
      ],
    },
  ],
}
