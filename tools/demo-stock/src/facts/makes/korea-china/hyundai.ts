import { evSedan, hatch, peopleMover, sedan, suv } from '../../bodies.ts'
import { auto, awd, cvt, dct, diesel, electric, fwd, hybrid, manual, petrol, rwd, turbo } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { since, until } from '../../paints.ts'
import { always } from '../../warranty.ts'

export const hyundai: Make = {
  make: 'Hyundai',
  wmi: 'KMH',
  warranty: always(5),
  paints: {
    white: [until(2021, 'Polar White'), since(2021, 'Atlas White'), since(2019, 'White Cream')],
    grey: [
      until(2020, 'Iron Grey'),
      since(2020, 'Amazon Grey'),
      since(2023, 'Ecotronic Grey'),
      since(2020, 'Cyber Grey'),
    ],
    silver: [until(2021, 'Typhoon Silver'), since(2020, 'Shimmering Silver')],
    black: [until(2022, 'Phantom Black'), since(2020, 'Abyss Black')],
    blue: [
      until(2020, 'Stargazing Blue'),
      since(2018, 'Intense Blue'),
      since(2021, 'Teal Blue'),
      since(2018, 'Performance Blue'),
    ],
    red: [until(2021, 'Fiery Red'), since(2022, 'Ultimate Red')],
    green: [since(2022, 'Mirage Green')],
  },
  models: [
    {
      sold: { model: 'Venue', series: 'QX', years: [2019], share: 3 },
      built: { ...suv(), size: [4040, 1770, 1592], tare: 1140, towing: 800, ancap: 4, tank: 45 },
      grades: [
        ['', 26_400, petrol([1.6, 4, 90, 7.2], auto(6), fwd), [2022]],
        ['Active', 28_500, petrol([1.6, 4, 90, 7.2], auto(6), fwd)],
        ['Elite', 32_300, petrol([1.6, 4, 90, 7.2], auto(6), fwd)],
      ],
    },
    {
      sold: { model: 'i30', series: 'PD', years: [2017, 2024], share: 8 },
      built: { ...hatch(), size: [4340, 1795, 1455], tare: 1290, towing: 1300, tank: 50 },
      grades: [
        ['Go', 23_600, petrol([2, 4, 120, 7.4], manual(6), fwd), [2018, 2021]],
        ['Active', 28_300, petrol([2, 4, 120, 7.4], auto(6), fwd)],
        ['Elite', 32_900, petrol([2, 4, 120, 7.4], auto(6), fwd)],
        ['N Line Premium', 40_100, turbo([1.6, 4, 150, 7.5], dct(7), fwd), [2019, 2024]],
        ['N Premium', 56_800, turbo([2, 4, 206, 8.5], dct(8), fwd), [2021, 2024]],
      ],
    },
    {
      sold: { model: 'i30', series: 'GD', years: [2012, 2017], demand: 0.95, share: 5 },
      built: { ...hatch(), size: [4300, 1780, 1470], tare: 1240, towing: 1300, tank: 53 },
      grades: [
        ['Active', 24_800, petrol([1.6, 4, 98, 6.9], auto(6), fwd), [2012, 2014]],
        ['Active X', 25_990, petrol([1.8, 4, 107, 7.3], auto(6), fwd), [2015, 2017]],
        ['Trophy', 26_700, petrol([1.8, 4, 107, 7.3], auto(6), fwd), [2013, 2015]],
      ],
    },
    {
      sold: { model: 'i30 Sedan', series: 'CN7', years: [2020], share: 3 },
      built: { ...sedan(), ancap: 0, size: [4650, 1825, 1430], tare: 1270, towing: 1300, tank: 47 },
      grades: [
        ['Active', 29_900, petrol([2, 4, 117, 7], auto(6), fwd)],
        ['Elite', 34_100, petrol([2, 4, 117, 7], auto(6), fwd)],
        ['N', 56_200, turbo([2, 4, 206, 8.2], dct(8), fwd), [2022]],
      ],
    },
    {
      sold: { model: 'Kona', series: 'SX2', years: [2023], share: 4 },
      built: { ...suv(), size: [4350, 1825, 1585], tare: 1350, towing: 1300, ancap: 4, tank: 47 },
      grades: [
        ['', 35_600, petrol([2, 4, 110, 6.6], cvt(), fwd)],
        ['Hybrid', 39_200, hybrid([1.6, 4, 104, 3.9], dct(6), fwd)],
        ['Premium Hybrid', 46_700, hybrid([1.6, 4, 104, 3.9], dct(6), fwd)],
      ],
    },
    {
      sold: { model: 'Kona', series: 'OS', years: [2017, 2023], share: 5 },
      built: { ...suv(), size: [4165, 1800, 1565], tare: 1290, towing: 1300, tank: 50 },
      grades: [
        ['Active', 27_400, petrol([2, 4, 110, 7.2], auto(6), fwd), [2017, 2020]],
        ['Elite', 31_400, petrol([2, 4, 110, 7.2], auto(6), fwd), [2017, 2020]],
        ['', 29_800, petrol([2, 4, 110, 6.2], cvt(), fwd), [2021, 2023]],
        ['Highlander', 42_600, turbo([1.6, 4, 146, 6.9], dct(7), awd), [2021, 2023]],
      ],
    },
    {
      sold: { model: 'Kona', series: 'OSEV', years: [2019, 2023], demand: 0.66, share: 1 },
      built: { ...suv(), size: [4205, 1800, 1570], tare: 1685 },
      grades: [['Electric Highlander', 66_500, electric(150, [484, 64], fwd)]],
    },
    {
      sold: { model: 'Tucson', series: 'NX4', years: [2021], demand: 1.05, share: 7 },
      built: { ...suv(), size: [4630, 1865, 1665], tare: 1600, towing: 1650, tank: 54 },
      grades: [
        ['', 42_100, petrol([2, 4, 115, 8.1], auto(6), fwd)],
        ['Elite', 48_300, petrol([2, 4, 115, 8.1], auto(6), fwd)],
        ['Elite Hybrid', 52_600, hybrid([1.6, 4, 172, 5.3], auto(6), fwd), [2024]],
        ['Highlander', 56_900, diesel([2, 4, 137, 6.3], auto(8), awd), [2021, 2024]],
      ],
    },
    {
      sold: { model: 'Tucson', series: 'TL', years: [2015, 2021], share: 5 },
      built: { ...suv(), size: [4480, 1850, 1660], tare: 1550, towing: 1600, tank: 62 },
      grades: [
        ['Active', 35_600, petrol([2, 4, 122, 7.9], auto(6), fwd)],
        ['Elite', 42_300, diesel([2, 4, 136, 6.4], auto(8), awd), [2018, 2021]],
        ['Highlander', 48_900, diesel([2, 4, 136, 6.4], auto(8), awd), [2018, 2021]],
      ],
    },
    {
      sold: { model: 'Santa Fe', series: 'TM', years: [2018, 2020], demand: 1.05, share: 3 },
      built: { ...suv(7), size: [4770, 1890, 1680], tare: 1870, towing: 2000, tank: 71 },
      grades: [
        ['Active', 48_300, diesel([2.2, 4, 147, 7.5], auto(8), awd)],
        ['Elite', 56_400, diesel([2.2, 4, 147, 7.5], auto(8), awd)],
        ['Highlander', 63_300, diesel([2.2, 4, 147, 7.5], auto(8), awd)],
      ],
    },
    {
      sold: { model: 'Santa Fe', series: 'TM.V4', years: [2021, 2023], demand: 1.05, share: 3 },
      built: { ...suv(7), size: [4785, 1900, 1710], tare: 1870, towing: 2500, tank: 67 },
      grades: [
        ['Active', 54_100, diesel([2.2, 4, 148, 6.1], dct(8), awd)],
        ['Elite', 60_800, diesel([2.2, 4, 148, 6.1], dct(8), awd)],
        ['Highlander', 69_500, diesel([2.2, 4, 148, 6.1], dct(8), awd)],
      ],
    },
    {
      sold: { model: 'Santa Fe', series: 'MX5', years: [2024], share: 2 },
      built: { ...suv(7), size: [4830, 1900, 1780], tare: 1910, towing: 1650, tank: 67 },
      grades: [
        ['Hybrid', 60_900, hybrid([1.6, 4, 172, 5.6], auto(6), fwd)],
        ['Calligraphy Hybrid', 78_700, hybrid([1.6, 4, 172, 5.6], auto(6), awd)],
      ],
    },
    {
      sold: { model: 'Palisade', series: 'LX2', years: [2020, 2025], share: 2 },
      built: { ...suv(8), size: [4995, 1975, 1750], tare: 2040, towing: 2200, ancap: 4, tank: 71 },
      grades: [
        ['Highlander', 75_500, diesel([2.2, 4, 147, 7.3], auto(8), awd), [2020, 2022]],
        ['Elite', 75_300, diesel([2.2, 4, 147, 7.3], auto(8), awd), [2023, 2025]],
        ['Calligraphy', 86_900, diesel([2.2, 4, 147, 7.3], auto(8), awd), [2023, 2025]],
      ],
    },
    {
      sold: { model: 'Staria', series: 'US4', years: [2021], share: 2 },
      built: { ...peopleMover(), size: [5253, 1997, 1990], tare: 2150, towing: 2500, tank: 75 },
      grades: [
        ['', 57_200, diesel([2.2, 4, 130, 8.2], auto(8), fwd)],
        ['Highlander', 76_400, diesel([2.2, 4, 130, 8.2], auto(8), awd)],
      ],
    },
    {
      sold: { model: 'Ioniq 5', series: 'NE', years: [2022, 2024], demand: 0.72, share: 2 },
      built: { ...suv(), size: [4635, 1890, 1605], tare: 1910, towing: 1600 },
      grades: [
        ['Dynamiq', 75_900, electric(168, [507, 77.4], rwd)],
        ['Epiq', 84_900, electric(239, [454, 77.4], awd)],
      ],
    },
    {
      sold: { model: 'Ioniq 5', series: 'NE1', years: [2025], demand: 0.72, share: 2 },
      built: { ...suv(), size: [4635, 1890, 1605], tare: 1910, towing: 1600 },
      grades: [
        ['Dynamiq', 76_800, electric(168, [570, 84], rwd)],
        ['Epiq', 86_500, electric(239, [500, 84], awd)],
      ],
    },
    {
      sold: { model: 'Ioniq 6', series: 'CE', years: [2023], demand: 0.68, share: 1 },
      built: { ...evSedan(), size: [4855, 1880, 1495], tare: 1910 },
      grades: [
        ['Dynamiq', 79_500, electric(168, [614, 77.4], rwd)],
        ['Techniq', 89_900, electric(239, [519, 77.4], awd)],
      ],
    },
  ],
}
