import type { Fitted } from './equipment.ts'

/** Of which models, and of those which badges; every badge without it. */
type Which = readonly [models: RegExp, badges?: RegExp]

const isOf = ({ model, badge }: Fitted, [models, badges]: Which): boolean =>
  models.test(`${model.make.make} ${model.model} ${model.series ?? ''}`) && (badges?.test(badge) ?? true)

const hardTop = /^(?:Suzuki Jimny|Jeep Wrangler|Land Rover Defender|GWM Tank 300|Toyota LandCruiser Prado GDJ150R)/
const bareUtes =
  /^(?:Nissan Navara|Isuzu D-MAX|Isuzu MU-X|Toyota HiLux|Mitsubishi Triton M|Mazda BT-50|Ford Ranger PX|LDV T60|Volkswagen Amarok 2H|Holden)/
const plainFourByFours =
  /^(?:Nissan Patrol|Toyota LandCruiser VDJ|Mitsubishi Pajero Sport|Ford Everest UA|Suzuki Jimny|Jeep Wrangler)/
const workBadges = /^L$|^(?:Workmate|XL|GXL?|SX|GLX|SL|Pro|LS-M|XT|Ambiente)\b/
const noLuxury = /Head-up|Ventilated|memory|Wireless|Digital instrument|Adaptive high|Premium audio/

/** What a model never had here, though its year, body and price let one think so. */
const never: readonly (readonly [...Which, names: RegExp])[] = [
  [/^Tesla /, undefined, /Digital instrument|360|cross-traffic|Adaptive high|Ventilated|Leather|CarPlay/],
  [/^Suzuki Jimny/, undefined, /Adaptive|Blind spot|cross-traffic|Dual-zone|Heated|360|Keyless/],
  [hardTop, undefined, /Power tailgate/],
  [bareUtes, undefined, noLuxury],
  [plainFourByFours, undefined, /Head-up|Ventilated|Wireless|Digital instrument|Adaptive high/],
  [/^(?:Jeep Wrangler|Suzuki Jimny)/, undefined, /memory|Premium audio/],
  [/^Nissan Navara/, undefined, /Adaptive cruise|cross-traffic/],
  [/^Nissan Patrol/, undefined, /CarPlay/],
  [/^Toyota LandCruiser VDJ/, undefined, /CarPlay/],
  [/^(?!Kia )/, workBadges, /Leather|Heated|Ventilated|memory|Power tailgate|Premium audio|Wireless|Head-up|360/],
  [/./, /^(?:Workmate|XL)$/, /Dual-zone|Satellite|Keyless|LED|Rain-sensing|Digital instrument/],
  [/./, /^SR$/, /Heated|360|Leather|memory|Premium audio|Wireless/],
  [/^Porsche 911/, undefined, /Rear cross/],
  [/^Mazda MX-5/, undefined, /360|memory|Power tailgate/],
]

const comforts = /Leather|Heated|Ventilated|memory|Power tailgate|Premium audio|Head-up|360|Adaptive high|Wireless/
/** Where a range begins: what makes the dearer badges dearer is not there. */
const firstBadges: readonly Which[] = [
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
const brakesFrom: readonly (readonly [...which: Which, year?: number])[] = [
  [/^MG MG3 SZP1|^LDV (?:T60|G10)|^Toyota Coaster|^Suzuki Swift AZ|^Holden (?:Colorado|Commodore)/, undefined],
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

/** Few models offer these, so the few are named. */
const only: Readonly<Record<string, readonly Which[]>> = {
  'Head-up display': [
    [/^Mazda (?:3|CX-3|CX-30|CX-5|CX-8|CX-9|CX-60) /],
    [/^(?:BMW|Genesis|Lexus) /],
    [/^(?:Audi A4|Audi Q[57]|Mercedes-Benz (?:C-Class|GLC)|Land Rover|Porsche Cayenne|Volvo XC60|MINI)/],
    [
      /^Toyota (?:Corolla|Camry|Kluger|Yaris Cross|LandCruiser FJA|LandCruiser Prado GDJ250)/,
      /ZR|SL|Grande|Urban|Sahara|VX/,
    ],
    [/^Hyundai (?:Kona|Santa Fe|Palisade|Ioniq)/, /Highlander|Calligraphy|Epiq|Techniq/],
    [/^Kia (?:Seltos|Sorento|EV6|EV9|Niro)/, /GT-Line/],
    [/^Volkswagen (?:Golf 8|ID|Tiguan)/, /R-Line|GTI|^R$|GTX|Elegance|Highline/],
    [
      /^(?:Ford (?:Escape|Focus)|Nissan (?:X-Trail|Qashqai J12)|Mitsubishi (?:Outlander ZM|Eclipse))/,
      /Vignale|ST-Line|Ti|Exceed|GSR/,
    ],
    [/^(?:GWM Haval H6|BYD Seal)/, /Ultra|Premium|Performance/],
  ],
  'Ventilated front seats': [
    [/^(?:Hyundai|Kia) /, /Highlander|Calligraphy|Epiq|Techniq|GT-Line|N Premium/],
    [/^(?:Genesis|Lexus|Land Rover|Porsche Cayenne) /],
    [/^Mazda CX-[5689]/, /Akera|Asaki|Azami/],
    [/^Toyota (?:Kluger|RAV4|LandCruiser FJA|LandCruiser Prado)/, /Grande|Edge|Sahara|VX|Kakadu/],
    [/^(?:GWM (?:Haval H6|Tank)|BYD Seal|LDV Mifa)/, /Ultra|Premium|Performance|^$/],
    [/^(?:BMW X5|Audi Q7|Volvo XC60)/],
  ],
}

/** Whether a model had a thing at all, whatever one's price would say. */
export function isOffered(name: string, fitted: Fitted): boolean {
  const isLater = carPlayFrom.some(([models, year]) => isOf(fitted, [models]) && fitted.year < year)
  if (name.includes('CarPlay') && isLater) return false
  if (
    brakes.test(name) &&
    brakesFrom.some(([models, badges, year]) => isOf(fitted, [models, badges]) && fitted.year < (year ?? Infinity))
  )
    return false
  if (only[name] && !only[name].some((which) => isOf(fitted, which))) return false
  if (comforts.test(name) && firstBadges.some((which) => isOf(fitted, which))) return false
  return !never.some(([models, badges, names]) => names.test(name) && isOf(fitted, [models, badges]))
}
