import { cabChassis, dualCab, suv } from '../../bodies.ts'
import { auto, diesel, fourByFour, twoByFour } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

const three = diesel([3, 4, 140, 8], auto(6), fourByFour)

/** Isuzu UTE: feeds and shoppers write the make as Isuzu. */
export const isuzu: Make = {
  make: 'Isuzu',
  wmi: 'MPA',
  warranty: [
    { from: '2010-01', years: 5, km: 130_000 },
    { from: '2019-10', years: 6, km: 150_000 },
  ],
  paints: {
    white: ['Mineral White', since(2020, 'Moonstone White Pearl')],
    grey: ['Obsidian Grey Mica', since(2023, 'Granite Grey')],
    silver: ['Mercury Silver'],
    black: [until(2019, 'Cosmic Black Mica'), since(2020, 'Basalt Black Mica')],
    blue: [since(2018, 'Cobalt Blue Mica'), until(2020, 'Sapphire Blue')],
    red: [since(2018, 'Magnetic Red Mica'), since(2020, 'Radiant Red')],
    orange: [since(2020, 'Volcanic Amber')],
    green: [since(2025, 'Granite Green')],
  },
  models: [
    {
      sold: { model: 'D-MAX', series: 'RG', years: [2020], demand: 1.25, share: 6 },
      built: { ...dualCab(), size: [5280, 1870, 1790], tare: 2010, towing: 3500, tank: 76 },
      grades: [
        ['SX', 57_500, three],
        ['LS-M', 61_700, three],
        ['LS-U', 66_500, three],
        ['LS-U+', 69_800, three, [2023]],
        ['X-Terrain', 71_990, three],
      ],
    },
    {
      sold: { model: 'D-MAX', series: 'RG', years: [2020], demand: 1.2, share: 2 },
      built: { ...cabChassis(), size: [5315, 1870, 1785], tare: 1690, towing: 3500, tank: 76 },
      grades: [
        ['SX High Ride', 43_900, diesel([3, 4, 140, 7.7], auto(6), twoByFour)],
        ['SX', 49_300, three],
      ],
    },
    {
      sold: { model: 'D-MAX', series: 'TF', years: [2013, 2020], demand: 1.25, share: 4 },
      built: { ...dualCab(), size: [5295, 1860, 1855], tare: 1925, towing: 3500, tank: 76 },
      grades: [
        ['SX', 49_200, diesel([3, 4, 130, 7.9], auto(6), fourByFour), [2017, 2020]],
        ['LS-U', 54_200, diesel([3, 4, 130, 7.9], auto(6), fourByFour), [2017, 2020]],
        ['LS-M', 46_900, diesel([3, 4, 130, 8.3], auto(5), fourByFour), [2013, 2016]],
      ],
    },
    {
      sold: { model: 'MU-X', series: 'RJ', years: [2021], demand: 1.2, share: 4 },
      built: { ...suv(7), size: [4850, 1870, 1825], tare: 2090, towing: 3500, tank: 80 },
      grades: [
        ['LS-M', 59_900, three],
        ['LS-U', 68_900, three],
        ['LS-T', 74_990, three],
        ['X-Terrain', 75_990, three, [2024]],
      ],
    },
    {
      sold: { model: 'MU-X', series: 'UC', years: [2014, 2021], demand: 1.15, share: 3 },
      built: { ...suv(7), size: [4825, 1860, 1860], tare: 2060, towing: 3000, tank: 65 },
      grades: [
        ['LS-M', 50_400, diesel([3, 4, 130, 7.9], auto(6), fourByFour), [2017, 2021]],
        ['LS-T', 56_700, diesel([3, 4, 130, 7.9], auto(6), fourByFour), [2017, 2021]],
        ['LS-U', 49_900, diesel([3, 4, 130, 8.4], auto(5), fourByFour), [2014, 2016]],
      ],
    },
  ],
}
