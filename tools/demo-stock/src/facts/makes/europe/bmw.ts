import { convertible, coupe, evLiftback, hatch, sedan, suv } from '../../bodies.ts'
import { auto, awd, dct, diesel, electric, fwd, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const bmw: Make = {
  make: 'BMW',
  wmi: 'WBA',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2022-10', years: 5 },
  ],
  paints: {
    white: ['Alpine White', until(2023, 'Mineral White')],
    grey: [until(2021, 'Mineral Grey'), since(2021, 'Skyscraper Grey'), since(2022, 'Brooklyn Grey')],
    silver: [until(2022, 'Glacier Silver'), since(2023, 'Space Silver')],
    black: ['Black Sapphire', 'Carbon Black'],
    blue: [since(2019, 'Portimao Blue'), since(2018, 'Phytonic Blue')],
    red: [until(2022, 'Melbourne Red'), since(2023, 'Fire Red')],
    green: [since(2020, 'San Remo Green')],
  },
  models: [
    {
      sold: { model: '1 Series', series: 'F40', years: [2019, 2024], demand: 0.8, share: 3 },
      built: { ...hatch(), size: [4319, 1799, 1434], tare: 1395, tank: 42 },
      grades: [
        ['118i M Sport', 57_900, turbo([1.5, 3, 103, 5.9], dct(7), fwd)],
        ['M135i xDrive', 78_500, turbo([2, 4, 225, 7.5], auto(8), awd)],
      ],
    },
    {
      sold: { model: '3 Series', series: 'G20', years: [2019], demand: 0.78, share: 4 },
      built: { ...sedan(), size: [4709, 1827, 1442], tare: 1490, towing: 1600, tank: 59 },
      grades: [
        ['320i M Sport', 83_400, turbo([2, 4, 135, 6.4], auto(8), rwd)],
        ['330i M Sport', 95_100, turbo([2, 4, 190, 6.6], auto(8), rwd)],
        ['M340i xDrive', 118_500, turbo([3, 6, 285, 7.7], auto(8), awd), [2020]],
      ],
    },
    {
      sold: { model: '4 Series', series: 'G22', years: [2020, 2025], demand: 0.78, share: 1 },
      built: { ...coupe(), size: [4768, 1852, 1383], tare: 1575, tank: 59 },
      grades: [
        ['420i M Sport', 92_300, turbo([2, 4, 135, 6.4], auto(8), rwd)],
        ['430i M Sport', 105_900, turbo([2, 4, 190, 6.6], auto(8), rwd)],
      ],
    },
    {
      sold: { model: 'Z4', series: 'G29', years: [2019, 2025], share: 1 },
      built: { ...convertible(), size: [4324, 1864, 1304], tare: 1415, tank: 52 },
      grades: [
        ['sDrive20i M Sport', 102_800, turbo([2, 4, 145, 6.5], auto(8), rwd)],
        ['M40i', 145_900, turbo([3, 6, 250, 7.4], auto(8), rwd)],
      ],
    },
    {
      sold: { model: 'X1', series: 'U11', years: [2022], demand: 0.78, share: 3 },
      built: { ...suv(), size: [4500, 1845, 1642], tare: 1535, towing: 1800, tank: 51 },
      grades: [
        ['sDrive18i M Sport', 66_500, turbo([1.5, 3, 115, 6.5], dct(7), fwd)],
        ['xDrive20i M Sport', 74_900, turbo([2, 4, 150, 7.4], dct(7), awd)],
      ],
    },
    {
      sold: { model: 'X3', series: 'G01', years: [2017, 2024], demand: 0.78, share: 4 },
      built: { ...suv(), size: [4708, 1891, 1676], tare: 1770, towing: 2000, tank: 65 },
      grades: [
        ['sDrive20i', 79_900, turbo([2, 4, 135, 7.5], auto(8), rwd), [2018, 2024]],
        ['xDrive20d', 87_900, diesel([2, 4, 140, 5.7], auto(8), awd)],
        ['xDrive30i M Sport', 99_400, turbo([2, 4, 185, 7.8], auto(8), awd)],
      ],
    },
    {
      sold: { model: 'X5', series: 'G05', years: [2018], demand: 0.78, share: 2 },
      built: { ...suv(), size: [4935, 2004, 1765], tare: 2110, towing: 2700, tank: 83 },
      grades: [
        ['xDrive30d M Sport', 149_900, diesel([3, 6, 210, 7.2], auto(8), awd), [2021]],
        ['xDrive30d', 119_900, diesel([3, 6, 195, 7.2], auto(8), awd), [2018, 2020]],
        ['xDrive40i M Sport', 154_900, turbo([3, 6, 280, 9], auto(8), awd), [2023]],
        ['xDrive40i', 124_900, turbo([3, 6, 250, 9.2], auto(8), awd), [2019, 2022]],
      ],
    },
    {
      sold: { model: 'i4', series: 'G26', years: [2022], demand: 0.68, share: 1 },
      built: { ...evLiftback(), ancap: 4, size: [4783, 1852, 1448], tare: 2050 },
      grades: [
        ['eDrive35 M Sport', 97_900, electric(210, [483, 70.2], rwd), [2023]],
        ['eDrive40 M Sport', 112_500, electric(250, [590, 83.9], rwd)],
      ],
    },
  ],
}
