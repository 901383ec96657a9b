import type { EquipmentContext } from './equipment-context.ts'
import { type ModelSelector, matchesModel, restrictedEquipment } from './restricted-equipment.ts'

const hardTop = /^(?:Suzuki Jimny|Jeep Wrangler|Land Rover Defender|GWM Tank 300|Toyota LandCruiser Prado GDJ150R)/
const bareUtes =
  /^(?:Nissan Navara|Isuzu D-MAX|Isuzu MU-X|Toyota HiLux|Mitsubishi Triton M|Mazda BT-50|Ford Ranger PX|LDV T60|Volkswagen Amarok 2H|Holden)/
const plainFourByFours =
  /^(?:Nissan Patrol|Toyota LandCruiser VDJ|Mitsubishi Pajero Sport|Ford Everest UA|Suzuki Jimny|Jeep Wrangler)/
const workBadges = /^L$|^(?:Workmate|XL|GXL?|SX|GLX|SL|Pro|LS-M|XT|Ambiente)\b/
const noLuxury = /Head-up|Ventilated|Wireless|Digital instrument|Adaptive high|Premium audio/

/** What a model never had here, though its year, body and price let one think so. */
const never: readonly (readonly [models: RegExp, badges: RegExp | undefined, names: RegExp])[] = [
  [/^Tesla /, undefined, /Digital instrument|cross-traffic|Adaptive high|Ventilated|Leather|CarPlay/],
  [/^Suzuki Jimny/, undefined, /Adaptive|Blind spot|cross-traffic|Dual-zone|Keyless/],
  [hardTop, undefined, /Power tailgate/],
  [bareUtes, undefined, noLuxury],
  [plainFourByFours, undefined, /Head-up|Ventilated|Wireless|Digital instrument|Adaptive high/],
  [/^(?:Jeep Wrangler|Suzuki Jimny)/, undefined, /Premium audio/],
  [/^Nissan Navara/, undefined, /Adaptive cruise|cross-traffic/],
  [/^Nissan Patrol/, undefined, /CarPlay/],
  [/^Toyota LandCruiser VDJ/, undefined, /CarPlay/],
  [/^(?!Kia )/, workBadges, /Leather|Ventilated|Power tailgate|Premium audio|Wireless|Head-up/],
  [/./, /^(?:Workmate|XL)$/, /Dual-zone|Satellite|Keyless|LED|Rain-sensing|Digital instrument/],
  [/./, /^SR$/, /Leather|Premium audio|Wireless/],
  [/^Porsche 911/, undefined, /Rear cross/],
  [/^Toyota Coaster/, undefined, /Blind spot|Satellite/],
]

const comforts = /Leather|Ventilated|Power tailgate|Premium audio|Head-up|Adaptive high|Wireless/
/** Where a range begins: what makes the dearer badges dearer is not there. */
const firstBadges: readonly ModelSelector[] = [
  [/^Nissan /, /^ST$/],
  [/^Mazda /, /^(?:Neo|Maxx|G\d\d Pure|Sport)$/],
  [/^Hyundai /, /^(?:|Go|Active)$/],
  [/^Kia /, /^Si?(?: Hybrid)?$/],
  [/^Mitsubishi /, /^(?:ES|LS)$/],
  [/^Toyota /, /^(?:Ascent|$)/],
  [/^MG /, /^(?:Core|Vibe|Excite)/],
  [/^Chery /, /^(?:BX|Urban)$/],
  [/^Honda /, /^(?:VTi|VTi X|Vi X)$/],
  [/^Renault /, /^Zen$/],
  [/^Subaru /, /^2\.[05][iL]$/],
]

/** The model year from which these brake by themselves and keep their lane, where that was later than for most; never without one. */
const brakesFrom: readonly (readonly [models: RegExp, badges?: RegExp, year?: number])[] = [
  [/^MG MG3 SZP1|^LDV (?:T60|G10)|^Toyota Coaster|^Holden /],
  [/^Suzuki Swift AZ/, /^GL$/],
  [/^MG ZS/, /^(?:Excite|Essence)$/],
  [/^Toyota HiLux TGN/, undefined, 2020],
  [/^(?:Toyota GR86|Subaru BRZ)/, undefined, 2024],
  [/^Mitsubishi Pajero Sport/, /^GLX$/, 2020],
  [/^Nissan Navara/, undefined, 2021],
  [/^Jeep Wrangler/, undefined, 2021],
  [/^Renault Trafic|^Peugeot Expert/, undefined, 2022],
]
const brakes = /emergency braking|Lane keeping/

/** The year from which a make or a model answers a telephone on its screen, where it came later than to most. */
const carPlayFrom: readonly (readonly [models: RegExp, year: number])[] = [
  [/^(?:Toyota|Lexus) /, 2020],
  [/^BMW /, 2021],
  [/^Porsche /, 2022],
  [/^Jeep Wrangler/, 2019],
]

/** Whether a model had a thing at all, whatever one's price would say. */
export function isOffered(name: string, fitted: EquipmentContext): boolean {
  const isLater = carPlayFrom.some(([models, year]) => matchesModel(fitted, [models]) && fitted.year < year)
  if (name.includes('CarPlay') && isLater) return false
  if (
    brakes.test(name) &&
    brakesFrom.some(
      ([models, badges, year]) => matchesModel(fitted, [models, badges]) && fitted.year < (year ?? Infinity),
    )
  )
    return false
  if (restrictedEquipment[name] && !restrictedEquipment[name].some((which) => matchesModel(fitted, which))) return false
  if (comforts.test(name) && firstBadges.some((which) => matchesModel(fitted, which))) return false
  return !never.some(([models, badges, names]) => names.test(name) && matchesModel(fitted, [models, badges]))
}
