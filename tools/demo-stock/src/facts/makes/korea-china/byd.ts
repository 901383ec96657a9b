import { dualCab, evSedan, hatch, suv } from '../../bodies.ts'
import { awd, electric, fwd, plugIn, rwd } from '../../engines.ts'
import type { Make } from '../../model.ts'
import { between, since } from '../../paints.ts'

export const byd: Make = {
  make: 'BYD',
  wmi: 'LGX',
  warranty: [{ from: '2010-01', years: 6, km: 150_000 }],
  paints: {
    white: ['Ski White', since(2023, 'Polar White')],
    grey: [since(2022, 'Boulder Grey'), since(2023, 'Harbour Grey')],
    silver: ['Skiing Silver'],
    black: ['Cosmos Black'],
    blue: ['Surf Blue', since(2023, 'Atlantis Blue')],
    red: [since(2022, 'Parkour Red')],
    green: [between(2022, 2024, 'Forest Green')],
  },
  models: [
    {
      sold: { model: 'Dolphin', years: [2023], demand: 0.66, share: 2 },
      built: { ...hatch(), size: [4290, 1770, 1570], tare: 1520 },
      grades: [
        ['Essential', 32_990, electric(70, [340, 44.9], fwd), [2024]],
        ['Premium', 39_990, electric(150, [427, 60.5], fwd)],
      ],
    },
    {
      sold: { model: 'Atto 3', years: [2022], demand: 0.66, share: 3 },
      built: { ...suv(), size: [4455, 1875, 1615], tare: 1690, towing: 750 },
      grades: [
        ['Essential', 42_990, electric(150, [345, 49.9], fwd), [2024]],
        ['Premium', 47_990, electric(150, [420, 60.5], fwd), [2024]],
        ['Standard Range', 48_011, electric(150, [345, 49.9], fwd), [2022, 2023]],
        ['Extended Range', 51_011, electric(150, [420, 60.5], fwd), [2022, 2023]],
      ],
    },
    {
      sold: { model: 'Seal', years: [2023], demand: 0.68, share: 2 },
      built: { ...evSedan(), size: [4800, 1875, 1460], tare: 1920 },
      grades: [
        ['Dynamic', 49_990, electric(150, [460, 61.4], rwd)],
        ['Premium', 59_990, electric(230, [570, 82.5], rwd)],
        ['Performance', 69_990, electric(390, [520, 82.5], awd)],
      ],
    },
    {
      sold: { model: 'Sealion 6', years: [2024], demand: 0.85, share: 2 },
      built: { ...suv(), size: [4775, 1890, 1670], tare: 1900, towing: 1300, tank: 60 },
      grades: [
        ['Essential', 46_990, plugIn([1.5, 4, 160, 1.1], 92, fwd)],
        ['Premium', 55_990, plugIn([1.5, 4, 238, 1.4], 81, awd)],
      ],
    },
    {
      sold: { model: 'Shark 6', years: [2025], demand: 0.92, share: 2 },
      built: { ...dualCab(), size: [5457, 1971, 1925], tare: 2710, towing: 2500, tank: 60 },
      grades: [['Premium', 62_900, plugIn([1.5, 4, 321, 2], 100, awd)]],
    },
  ],
}
