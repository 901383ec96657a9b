import { suv, van } from '../../bodies.ts'
import { auto, diesel, fwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const peugeot: Make = {
  make: 'Peugeot',
  wmi: 'VF3',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2018-07', years: 5 },
  ],
  paints: {
    white: ['Pearl White', 'Bianca White'],
    grey: ['Platinum Grey', since(2020, 'Artense Grey')],
    silver: [until(2021, 'Cumulus Silver')],
    black: ['Perla Nera Black'],
    blue: [until(2020, 'Magnetic Blue'), since(2020, 'Celebes Blue')],
    red: ['Ultimate Red'],
  },
  models: [
    {
      sold: { model: '3008', series: 'P84', years: [2017, 2024], demand: 0.82, share: 2 },
      built: { ...suv(), size: [4447, 1841, 1624], tare: 1390, towing: 1200, tank: 53 },
      grades: [
        ['Allure', 54_900, turbo([1.6, 4, 121, 7.3], auto(6), fwd)],
        ['GT', 63_900, turbo([1.6, 4, 133, 5.6], auto(8), fwd), [2021, 2024]],
      ],
    },
    {
      sold: { model: 'Expert', series: 'K0', years: [2019], demand: 0.85, share: 1 },
      built: { ...van(3), size: [5309, 1920, 1935], tare: 1730, towing: 1800, ancap: 0, tank: 69 },
      grades: [['Pro Long', 54_900, diesel([2, 4, 110, 6.4], auto(8), fwd)]],
    },
  ],
}
