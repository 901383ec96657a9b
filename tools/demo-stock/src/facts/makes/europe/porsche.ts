import { coupe, suv } from '../../bodies.ts'
import { auto, awd, dct, diesel, plugIn, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since, until } from '../../paints.ts'
import { always } from '../../warranty.ts'

export const porsche: Make = {
  make: 'Porsche',
  wmi: 'WP1',
  warranty: always(3),
  paints: {
    white: ['White', 'Carrara White Metallic'],
    grey: [since(2017, 'Volcano Grey'), until(2020, 'Agate Grey')],
    silver: [until(2020, 'Rhodium Silver'), since(2020, 'Dolomite Silver')],
    black: ['Black', 'Jet Black Metallic'],
    blue: [until(2019, 'Night Blue'), since(2018, 'Gentian Blue')],
    red: ['Carmine Red'],
    green: [between(2020, 2023, 'Mamba Green')],
  },
  models: [
    {
      sold: { model: 'Macan', series: '95B', years: [2014, 2024], demand: 1.05, share: 2 },
      built: { ...suv(), size: [4726, 1922, 1621], tare: 1845, towing: 2000, tank: 65 },
      grades: [
        ['', 105_900, turbo([2, 4, 195, 10.1], dct(7), awd), [2022, 2024]],
        ['S', 131_900, turbo([2.9, 6, 280, 11.1], dct(7), awd), [2022, 2024]],
        ['S Diesel', 96_900, diesel([3, 6, 190, 6.1], dct(7), awd), [2014, 2018]],
      ],
    },
    {
      sold: { model: 'Cayenne', series: '9YA', years: [2018], demand: 1.02, share: 1 },
      built: { ...suv(), size: [4918, 1983, 1696], tare: 1985, towing: 3500, tank: 75 },
      grades: [
        ['', 149_900, turbo([3, 6, 250, 10.7], auto(8), awd), [2018, 2023]],
        ['E-Hybrid', 168_900, plugIn([3, 6, 340, 3.7], 43, awd), [2019, 2023]],
        ['S', 199_900, turbo([4, 8, 349, 12.6], auto(8), awd), [2024]],
      ],
    },
    {
      sold: { model: '911', series: '992', years: [2019], demand: 1.4, share: 1 },
      built: { ...coupe(), size: [4519, 1852, 1298], tare: 1505, tank: 64, ancap: 0 },
      grades: [
        ['Carrera', 305_900, turbo([3, 6, 283, 9.4], dct(8), rwd), [2020]],
        ['Carrera 4S', 365_900, turbo([3, 6, 331, 9.9], dct(8), awd), [2019, 2024]],
      ],
    },
  ],
}
