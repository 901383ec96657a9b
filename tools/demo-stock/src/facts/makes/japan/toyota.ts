import { bus, cabChassis, coupe, dualCab, hatch, sedan, suv, van } from '../../bodies.ts'
import {
  auto,
  awd,
  cvt,
  diesel,
  fourByFour,
  fwd,
  hybrid,
  manual,
  petrol,
  premium,
  rwd,
  turbo,
  twoByFour,
} from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'

/** 150 kW since August 2020. */
const hilux = diesel([2.8, 4, 150, 7.9], auto(6), fourByFour)
const earlierHilux = diesel([2.8, 4, 130, 7.9], auto(6), fourByFour)
const lc300 = diesel([3.3, 6, 227, 8.9], auto(10), fourByFour)

export const toyota: Make = {
  make: 'Toyota',
  wmi: 'JTM',
  warranty: [
    { from: '2010-01', years: 3, km: 100_000 },
    { from: '2019-01', years: 5 },
  ],
  paints: {
    white: ['Glacier White', since(2020, 'Frosted White'), 'Crystal Pearl'],
    grey: ['Graphite', since(2022, 'Ash Slate'), until(2021, 'Magnetic Grey')],
    silver: ['Silver Sky', since(2020, 'Silver Storm')],
    black: [since(2018, 'Eclipse Black'), 'Ebony'],
    blue: [
      until(2018, 'Tidal Blue'),
      since(2019, 'Saturn Blue'),
      since(2018, 'Nebula Blue'),
      since(2018, 'Eclectic Blue'),
    ],
    red: [since(2018, 'Atomic Rush'), since(2020, 'Feverish Red'), until(2020, 'Olympia Red')],
    green: [until(2019, 'Rainforest Green'), since(2020, 'Jungle Khaki')],
    orange: [until(2021, 'Inferno')],
  },
  models: [
    {
      sold: { model: 'RAV4', series: 'XA50', years: [2019, 2025], demand: 1.3, share: 9 },
      built: { ...suv(), size: [4600, 1855, 1685], tare: 1690, towing: 1500, tank: 55 },
      grades: [
        ['GX', 42_000, petrol([2, 4, 127, 6.5], cvt(10), fwd), [2019, 2023]],
        ['GX Hybrid', 46_500, hybrid([2.5, 4, 160, 4.7], cvt(), fwd)],
        ['GXL Hybrid', 50_800, hybrid([2.5, 4, 160, 4.7], cvt(), fwd)],
        ['Cruiser Hybrid', 57_900, hybrid([2.5, 4, 163, 4.8], cvt(), awd)],
        ['Edge', 58_700, petrol([2.5, 4, 152, 7.3], auto(8), awd), [2019, 2024]],
      ],
    },
    {
      sold: { model: 'RAV4', series: 'ALA49R', years: [2014, 2018], demand: 1.2, share: 5 },
      built: { ...suv(), size: [4605, 1845, 1715], tare: 1610, towing: 1500, tank: 60 },
      grades: [
        ['GX', 33_500, petrol([2, 4, 107, 7.4], cvt(7), fwd)],
        ['GXL', 39_900, petrol([2.5, 4, 132, 8.5], auto(6), awd)],
        ['Cruiser', 46_000, petrol([2.5, 4, 132, 8.5], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'Corolla', series: 'MZEA12R', years: [2018, 2022], demand: 1.15, share: 5 },
      built: { ...hatch(), size: [4375, 1790, 1435], tare: 1340, towing: 1300, tank: 50 },
      grades: [
        ['Ascent Sport', 30_200, petrol([2, 4, 125, 6], cvt(10), fwd)],
        ['SX', 33_400, petrol([2, 4, 125, 6], cvt(10), fwd)],
        ['ZR', 37_600, petrol([2, 4, 125, 6], cvt(10), fwd)],
      ],
    },
    {
      sold: { model: 'Corolla', series: 'ZWE211R', years: [2018, 2021], demand: 1.2, share: 5 },
      built: { ...hatch(), size: [4375, 1790, 1435], tare: 1360, towing: 450, tank: 43 },
      grades: [
        ['Ascent Sport Hybrid', 31_700, hybrid([1.8, 4, 90, 4.2], cvt(), fwd)],
        ['ZR Hybrid', 38_900, hybrid([1.8, 4, 90, 4.2], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Corolla', series: 'ZWE219R', years: [2022], demand: 1.2, share: 8 },
      built: { ...hatch(), size: [4375, 1790, 1435], tare: 1360, towing: 450, tank: 43 },
      grades: [
        ['Ascent Sport Hybrid', 36_200, hybrid([1.8, 4, 103, 4], cvt(), fwd)],
        ['SX Hybrid', 39_300, hybrid([1.8, 4, 103, 4], cvt(), fwd)],
        ['ZR Hybrid', 43_800, hybrid([1.8, 4, 103, 4], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Corolla', series: 'ZRE182R', years: [2013, 2018], demand: 1.15, share: 6 },
      built: { ...hatch(), size: [4330, 1760, 1475], tare: 1270, towing: 1300, tank: 50 },
      grades: [
        ['Ascent', 24_500, petrol([1.8, 4, 103, 6.1], cvt(7), fwd)],
        ['Ascent Sport', 26_000, petrol([1.8, 4, 103, 6.1], cvt(7), fwd)],
        ['SX', 28_400, petrol([1.8, 4, 103, 6.1], cvt(7), fwd)],
      ],
    },
    {
      sold: { model: 'Corolla Cross', years: [2022], demand: 1.15, share: 3 },
      built: { ...suv(), size: [4460, 1825, 1620], tare: 1430, towing: 750, tank: 47 },
      grades: [
        ['GX', 37_900, petrol([2, 4, 126, 6], cvt(10), fwd)],
        ['GXL Hybrid', 43_500, hybrid([2, 4, 146, 4.3], cvt(), fwd)],
        ['Atmos Hybrid', 53_900, hybrid([2, 4, 146, 4.4], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'Camry', series: 'AXVH70R', years: [2017, 2024], demand: 1.2, share: 4 },
      built: { ...sedan(), size: [4885, 1840, 1445], tare: 1590, towing: 400, tank: 50 },
      grades: [
        ['Ascent Hybrid', 40_300, hybrid([2.5, 4, 160, 4.2], cvt(), fwd)],
        ['Ascent Sport Hybrid', 43_200, hybrid([2.5, 4, 160, 4.5], cvt(), fwd)],
        ['SL Hybrid', 51_900, hybrid([2.5, 4, 160, 4.5], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Yaris', series: 'MXPH10R', years: [2020], share: 3 },
      built: { ...hatch(), size: [3940, 1695, 1505], tare: 1100, tank: 36 },
      grades: [
        ['Ascent Sport Hybrid', 31_600, hybrid([1.5, 3, 85, 3.3], cvt(), fwd), [2024]],
        ['Ascent Sport', 27_700, petrol([1.5, 3, 88, 4.9], cvt(10), fwd), [2020, 2023]],
        ['SX Hybrid', 35_800, hybrid([1.5, 3, 85, 3.3], cvt(), fwd)],
      ],
    },
    {
      sold: { model: 'Yaris Cross', years: [2020], demand: 1.15, share: 4 },
      built: { ...suv(), size: [4180, 1765, 1590], tare: 1200, towing: 400, tank: 36 },
      grades: [
        ['GX Hybrid', 36_300, hybrid([1.5, 3, 85, 3.8], cvt(), fwd)],
        ['GXL Hybrid', 39_700, hybrid([1.5, 3, 85, 3.8], cvt(), fwd)],
        ['Urban Hybrid', 45_200, hybrid([1.5, 3, 85, 4], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'C-HR', series: 'NGX10R', years: [2017, 2023], share: 3 },
      built: { ...suv(), size: [4360, 1795, 1565], tare: 1440, towing: 600, tank: 50 },
      grades: [
        ['GXL', 35_900, turbo([1.2, 4, 85, 6.4], cvt(7), fwd), [2020, 2023]],
        ['', 30_900, turbo([1.2, 4, 85, 6.4], cvt(7), fwd), [2017, 2019]],
        ['Koba Hybrid', 42_700, hybrid([1.8, 4, 90, 4.3], cvt(), fwd), [2020, 2023]],
      ],
    },
    {
      sold: { model: 'Kluger', series: 'GSU70R', years: [2021], demand: 1.2, share: 4 },
      built: { ...suv(7), size: [4966, 1930, 1755], tare: 1985, towing: 2000, tank: 68 },
      grades: [
        ['GX', 57_500, turbo([2.4, 4, 198, 8.2], auto(8), fwd), [2023]],
        ['GXL', 64_900, petrol([3.5, 6, 218, 8.9], auto(8), fwd), [2021, 2022]],
        ['GXL Hybrid', 71_200, hybrid([2.5, 4, 184, 5.6], cvt(), awd)],
        ['Grande Hybrid', 86_400, hybrid([2.5, 4, 184, 5.6], cvt(), awd)],
      ],
    },
    {
      sold: { model: 'Kluger', series: 'GSU55R', years: [2017, 2020], demand: 1.15, share: 3 },
      built: { ...suv(7), size: [4890, 1925, 1730], tare: 2005, towing: 2000, tank: 72 },
      grades: [
        ['GX', 50_700, petrol([3.5, 6, 218, 9.5], auto(8), awd)],
        ['GXL', 60_100, petrol([3.5, 6, 218, 9.5], auto(8), awd)],
      ],
    },
    {
      sold: { model: 'HiLux', series: 'GUN126R', years: [2021], demand: 1.4, share: 8 },
      built: { ...dualCab(), size: [5325, 1855, 1815], tare: 2045, towing: 3500, tank: 80 },
      grades: [
        ['Workmate', 54_000, diesel([2.4, 4, 110, 7.6], auto(6), fourByFour)],
        ['SR', 60_800, hilux],
        ['SR5', 68_900, hilux],
        ['Rogue', 78_500, hilux],
      ],
    },
    {
      sold: { model: 'HiLux', series: 'GUN126R', years: [2015, 2020], demand: 1.35, share: 7 },
      built: { ...dualCab(), size: [5330, 1855, 1815], tare: 2040, towing: 3200, tank: 80 },
      grades: [
        ['Workmate', 47_900, diesel([2.4, 4, 110, 7.6], auto(6), fourByFour)],
        ['SR', 51_900, earlierHilux],
        ['SR5', 58_900, earlierHilux],
        ['Rogue', 66_900, earlierHilux, [2018, 2020]],
      ],
    },
    {
      sold: { model: 'HiLux', series: 'TGN121R', years: [2015, 2024], demand: 1.25, share: 2 },
      built: { ...cabChassis(), size: [5330, 1800, 1690], tare: 1490, towing: 2500, tank: 80 },
      grades: [
        ['Workmate', 31_800, petrol([2.7, 4, 122, 11.1], manual(5), twoByFour)],
        ['SR', 46_900, diesel([2.8, 4, 130, 7.8], auto(6), fourByFour), [2015, 2020]],
      ],
    },
    {
      sold: { model: 'LandCruiser', series: 'FJA300R', years: [2021], demand: 3.4, share: 3 },
      built: { ...suv(7), size: [4980, 1980, 1950], tare: 2470, towing: 3500, tank: 110 },
      grades: [
        ['GXL', 121_500, lc300],
        ['VX', 134_800, lc300],
        ['Sahara', 157_200, lc300],
      ],
    },
    {
      sold: { model: 'LandCruiser', series: 'FJA300R', years: [2021], demand: 3.4, share: 1 },
      built: { ...suv(), size: [4995, 1990, 1950], tare: 2630, towing: 3500, tank: 110 },
      grades: [['GR Sport', 164_000, lc300]],
    },
    {
      sold: { model: 'LandCruiser', series: 'VDJ200R', years: [2012, 2021], demand: 1.7, share: 2 },
      built: { ...suv(8), size: [4990, 1980, 1970], tare: 2625, towing: 3500, tank: 138 },
      grades: [
        ['GXL', 103_900, diesel([4.5, 8, 200, 9.5], auto(6), fourByFour)],
        ['VX', 114_700, diesel([4.5, 8, 200, 9.5], auto(6), fourByFour)],
        ['Sahara', 137_900, diesel([4.5, 8, 200, 9.5], auto(6), fourByFour)],
      ],
    },
    {
      sold: { model: 'LandCruiser Prado', series: 'GDJ150R', years: [2015, 2020], demand: 1.45, share: 4 },
      built: { ...suv(7), size: [4995, 1885, 1890], tare: 2240, towing: 3000, tank: 87 },
      grades: [
        ['GX', 61_400, diesel([2.8, 4, 130, 8], auto(6), fourByFour)],
        ['GXL', 67_900, diesel([2.8, 4, 130, 8], auto(6), fourByFour)],
        ['Kakadu', 90_900, diesel([2.8, 4, 130, 8], auto(6), fourByFour)],
      ],
    },
    {
      sold: { model: 'LandCruiser Prado', series: 'GDJ150R', years: [2021, 2023], demand: 1.5, share: 4 },
      built: { ...suv(7), size: [4995, 1885, 1890], tare: 2240, towing: 3000, tank: 87 },
      grades: [
        ['GX', 70_400, diesel([2.8, 4, 150, 7.9], auto(6), fourByFour)],
        ['GXL', 77_300, diesel([2.8, 4, 150, 7.9], auto(6), fourByFour)],
        ['Kakadu', 99_600, diesel([2.8, 4, 150, 7.9], auto(6), fourByFour)],
      ],
    },
    {
      sold: { model: 'LandCruiser Prado', series: 'GDJ250R', years: [2024], demand: 1.3, share: 2 },
      built: { ...suv(7), size: [4990, 1980, 1935], tare: 2415, towing: 3500, tank: 110 },
      grades: [
        ['GXL', 87_900, diesel([2.8, 4, 150, 7.6], auto(8), fourByFour)],
        ['VX', 95_600, diesel([2.8, 4, 150, 7.6], auto(8), fourByFour)],
      ],
    },
    {
      sold: { model: 'HiAce', series: 'GDH300R', years: [2019], demand: 1.3, share: 3 },
      built: { ...van(), size: [5265, 1950, 1990], tare: 2105, towing: 1900, tank: 70 },
      grades: [['LWB', 54_400, diesel([2.8, 4, 130, 8.2], auto(6), rwd)]],
    },
    {
      sold: { model: 'Coaster', series: 'XZB70R', years: [2017], demand: 1.2, share: 1 },
      built: { ...bus(), size: [6990, 2080, 2635], tare: 3820, gvm: 6000, tank: 95, ancap: 0 },
      grades: [
        ['Standard', 149_900, diesel([4, 4, 110, 13.4], auto(6), rwd)],
        ['Deluxe', 164_900, diesel([4, 4, 110, 13.4], auto(6), rwd)],
      ],
    },
    {
      sold: { model: 'GR86', series: 'ZN8', years: [2022], demand: 1.25, share: 1 },
      built: { ...coupe(), size: [4265, 1775, 1310], tare: 1276, tank: 50 },
      grades: [
        ['GT', 47_900, premium([2.4, 4, 174, 9.4], manual(6), rwd)],
        ['GTS', 50_600, premium([2.4, 4, 174, 8.8], auto(6), rwd)],
      ],
    },
  ],
}
