/** Patterns for feeds' texts, and the value that shoppers filter by. The first pattern that matches wins. */
type Simplification = readonly (readonly [pattern: RegExp, word: string])[]

const bodies: Simplification = [
  [/\bcab[\s-]*chassis\b|\btray\b/i, 'Cab chassis'],
  [/\bmotor\s?home|\bcamper ?van\b/i, 'Motorhome'],
  [/\bcaravan|\bpop[- ]?top\b|\bcamper ?trailer\b/i, 'Caravan'],
  [/\bpeople[\s-]*mover|\bmpv\b|\bmini ?van\b/i, 'People mover'],
  [/\bbus\b|\bcoach\b/i, 'Bus'],
  [/\btruck\b|\bprime mover\b/i, 'Light truck'],
  [/\bsuv\b|\bcrossover\b|\b4x4 wagon\b|^4x4$/i, 'SUV'],
  [/\bute\b|\butility\b|\bpick[\s-]?up\b|\b(dual|double|crew|king|space|extra)[\s-]?cab\b/i, 'Ute'],
  [/\bhatch/i, 'Hatch'],
  [/\bwagon\b|\bestate\b|\btourer\b/i, 'Wagon'],
  [/\bconvertible|\bcabriolet|\broadster|\bsoft ?top\b|\bspyder\b/i, 'Convertible'],
  [/\bcoup[eé](?!\p{L})|\bhard ?top\b/iu, 'Coupe'],
  [/\bsedan|\bsaloon|\blimousine\b/i, 'Sedan'],
  [/\bvan\b|\bpanel ?van\b/i, 'Van'],
  [/\bmotor ?(cycle|bike)|\bscooter\b|\bcruiser\b|\bnaked\b/i, 'Motorcycle'],
  [/\bboat\b|\brunabout\b|\bdinghy\b/i, 'Boat'],
]

const drives: Simplification = [
  [/\bawd\b|all[\s-]*wheel|quattro|4matic|xdrive|4motion/i, 'All-wheel drive'],
  [/4\s*x\s*4|\b4wd\b|four[\s-]*wheel/i, '4x4'],
  [/\bfwd\b|front/i, 'Front-wheel drive'],
  [/\brwd\b|rear|4\s*x\s*2|\b2wd\b/i, 'Rear-wheel drive'],
]

const fuels: Simplification = [
  [/plug[\s-]*in|\bphev\b/i, 'Plug-in hybrid'],
  [/hybrid|\bhev\b|(petrol|diesel|unleaded).*electric|electric.*(petrol|diesel|unleaded)/i, 'Hybrid'],
  [/electric|\bb?ev\b/i, 'Electric'],
  [/hydrogen|fuel[\s-]*cell/i, 'Hydrogen'],
  [/diesel/i, 'Diesel'],
  [/\blpg\b|\bgas\b|autogas/i, 'LPG'],
  [/petrol|unleaded|\bulp\b|\bpulp\b|\be10\b|gasoline|premium/i, 'Petrol'],
]

const transmissions: Simplification = [
  [/\bauto|\bcvt\b|\bvariable\b|\bdct\b|\bdsg\b|dual[\s-]*clutch|tronic|reduction|single[\s-]*speed/i, 'Automatic'],
  [/manual/i, 'Manual'],
]

const simplify =
  (table: Simplification) =>
  (text: string | undefined): string | undefined => {
    if (text === undefined) return undefined
    const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2')
    return table.find(([pattern]) => pattern.test(spaced))?.[1]
  }

const simpleBodyOf = simplify(bodies)

/** The body of an item type whose feed names none. */
const bodyOfItemType = new Map([
  ['caravan', 'Caravan'],
  ['motorcycle', 'Motorcycle'],
  ['truck', 'Light truck'],
  ['boat', 'Boat'],
])

/** `simple_body`; undefined if the text names no known body. */
export function simpleBody(body: string | undefined, itemType: string): string | undefined {
  return simpleBodyOf(body) ?? bodyOfItemType.get(itemType)
}

/** `simple_drive`: the driven wheels. */
export const simpleDrive = simplify(drives)

/** `simple_fuel`. A plug-in hybrid is separate. */
export const simpleFuel = simplify(fuels)

/** `simple_transmission`: any automatic is Automatic, even with a manual mode. */
export const simpleTransmission = simplify(transmissions)
