import { convertible, hatch, sedan, suv, van } from '../../bodies.ts'
import { auto, awd, dct, diesel, electric, fwd, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

export const mercedesBenz: Make = {
  make: 'Mercedes-Benz',
  wmi: 'W1K',
  warranty: [
    { from: '2010-01', years: 3 },
    { from: '2020-03', years: 5 },
  ],
  paints: {
    white: ['Polar White', until(2022, 'Diamond White')],
    grey: [since(2016, 'Mountain Grey'), until(2023, 'Selenite Grey')],
    silver: [until(2021, 'Iridium Silver'), since(2021, 'High-Tech Silver')],
    black: [since(2016, 'Cosmos Black'), 'Obsidian Black'],
    blue: [until(2022, 'Cavansite Blue'), since(2021, 'Spectral Blue')],
    red: [until(2022, 'Jupiter Red'), since(2020, 'Patagonia Red')],
  },
  models: [
    {
      sold: { model: 'A-Class', series: 'W177', years: [2018, 2025], demand: 0.8, share: 3 },
      built: { ...hatch(), size: [4419, 1796, 1440], tare: 1375, tank: 43 },
      grades: [
        ['A180', 60_900, turbo([1.3, 4, 100, 6], dct(7), fwd)],
        ['A200', 67_800, turbo([1.3, 4, 120, 6.1], dct(7), fwd)],
        ['A250 4MATIC', 78_500, turbo([2, 4, 165, 7.1], dct(8), awd)],
      ],
    },
    {
      sold: { model: 'C-Class', series: 'W206', years: [2022], demand: 0.8, share: 2 },
      built: { ...sedan(), size: [4751, 1820, 1438], tare: 1650, tank: 66 },
      grades: [
        ['C200', 92_900, turbo([1.5, 4, 150, 6.9], auto(9), rwd)],
        ['C300', 108_500, turbo([2, 4, 190, 7.3], auto(9), rwd)],
      ],
    },
    {
      sold: { model: 'C-Class', series: 'W205', years: [2014, 2017], demand: 0.78, share: 3 },
      built: { ...sedan(), size: [4686, 1810, 1442], tare: 1480, tank: 66 },
      grades: [
        ['C200', 64_900, turbo([2, 4, 135, 6], auto(7), rwd)],
        ['C250', 72_900, turbo([2, 4, 155, 6], auto(7), rwd)],
      ],
    },
    {
      sold: { model: 'C-Class', series: 'W205', years: [2018, 2021], demand: 0.78, share: 4 },
      built: { ...sedan(), size: [4686, 1810, 1442], tare: 1480, tank: 66 },
      grades: [
        ['C200', 73_900, turbo([1.5, 4, 135, 6.4], auto(9), rwd)],
        ['C300', 86_300, turbo([2, 4, 190, 6.9], auto(9), rwd)],
      ],
    },
    {
      sold: { model: 'C-Class', series: 'A205', years: [2018, 2022], demand: 0.8, share: 1 },
      built: { ...convertible(4), size: [4686, 1810, 1409], tare: 1690, tank: 66 },
      grades: [['C300 Cabriolet', 112_900, turbo([2, 4, 190, 7.5], auto(9), rwd)]],
    },
    {
      sold: { model: 'GLA', series: 'H247', years: [2020, 2025], demand: 0.8, share: 2 },
      built: { ...suv(), size: [4410, 1834, 1611], tare: 1485, tank: 43 },
      grades: [
        ['GLA200', 72_900, turbo([1.3, 4, 120, 5.7], dct(7), fwd)],
        ['GLA250 4MATIC', 82_500, turbo([2, 4, 165, 7.5], dct(8), awd)],
      ],
    },
    {
      sold: { model: 'GLC', series: 'X253', years: [2015, 2023], demand: 0.8, share: 4 },
      built: { ...suv(), size: [4656, 1890, 1639], tare: 1735, towing: 2000, tank: 66 },
      grades: [
        ['GLC200', 79_500, turbo([2, 4, 145, 7.9], auto(9), rwd), [2019, 2023]],
        ['GLC300 4MATIC', 95_900, turbo([2, 4, 190, 8.1], auto(9), awd), [2019, 2023]],
        ['GLC250 4MATIC', 76_900, turbo([2, 4, 155, 7.2], auto(9), awd), [2015, 2018]],
      ],
    },
    {
      sold: { model: 'EQA', series: 'H243', years: [2021, 2025], demand: 0.66, share: 1 },
      built: { ...suv(), size: [4463, 1834, 1620], tare: 2040 },
      grades: [
        ['EQA250', 88_900, electric(140, [480, 66.5], fwd)],
        ['EQA350 4MATIC', 104_900, electric(215, [426, 66.5], awd), [2022, 2025]],
      ],
    },
    {
      sold: { model: 'Vito', series: 'W447', years: [2021], demand: 0.92, share: 2 },
      built: { ...van(3), size: [5140, 1928, 1910], tare: 2030, towing: 2500, tank: 70 },
      grades: [
        ['114', 59_900, diesel([2, 4, 100, 7], auto(9), rwd)],
        ['116', 64_500, diesel([2, 4, 120, 7], auto(9), rwd)],
      ],
    },
  ],
}
