import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { repaymentOfEstimate, repaymentWords } from '../finance/stated-repayment.ts'
import { belowMarket } from '../pricing/below-market.ts'
import { displayedPrice, priceWithUnit } from '../pricing/price.ts'
import { statusNote } from '../vehicle/actions/status-note.ts'
import { isOffered } from '../vehicle/car-status.ts'
import { isShown } from '../vehicle/specifications/specification-format.ts'
import { row } from '../vehicle/specifications/specification-rows.ts'
import { unavailableLabel } from '../vehicle/unavailable-words.ts'
import { locationLabel } from '../vehicle/vehicle-location.ts'

/** One line of a comparison: a text for each car, null where it is not known. */
export type CompareRow = {
  label: string
  values: (string | null)[]
  /** Whether the cars differ in it. */
  differs: boolean
  /** Which cars are best, and why: `Lowest`. Absent where none is, or all are. */
  best?: { cars: number[]; word: string }
  /** The section of a vehicle's page that has the evidence of what is said. */
  evidence?: string
  /** What the shopper's own week takes the place of. */
  isAdvertised?: true
}
export type CompareSection = { title: string; rows: CompareRow[] }

type Context = { site: PublicSite; today: string }
type Text = string | number | null | undefined
type Line = {
  label: string
  text(vehicle: ShownVehicle, context: Context): Text
  /** What is best is a number of the car: the lowest or the highest of all, where all are of one kind. */
  best?: {
    word: string
    of(vehicle: Vehicle, context: Context): number | undefined
    kind?(vehicle: Vehicle, context: Context): string | undefined
    isHighest?: true
  }
  evidence?: string
  isAdvertised?: true
}

/** VD-14. One that is sold has no price, and is not the cheapest. */
const price = (vehicle: Vehicle, { site }: Context) =>
  isOffered(vehicle, 'kept') ? displayedPrice(vehicle, site) : undefined

/** FE-1, VC-5. As cards have them: with the comparison rate, and what both hold by. */
function repayments(vehicle: ShownVehicle): Text {
  if (!vehicle.finance_estimate || !isOffered(vehicle, 'kept')) return null
  const { repayment, comparison, assumes } = repaymentWords(repaymentOfEstimate(vehicle.finance_estimate))
  return `${repayment}, ${comparison},\n${assumes}`
}

const sections: { title: string; lines: Line[] }[] = [
  {
    title: 'Price',
    lines: [
      {
        label: 'Price',
        text(v, context) {
          const shown = price(v, context)
          // A line break, which shows only where columns are narrow: a price from before has a line of its own there.
          return shown && [priceWithUnit(shown), shown.was && `(was ${shown.was})`].filter(Boolean).join('\n')
        },
        // To a price without the government's charges they are still added.
        best: {
          word: 'Lowest',
          of: (v, context) => price(v, context)?.amount,
          kind: (v, context) => price(v, context)?.type,
        },
      },
      { label: 'Repayments', text: repayments, isAdvertised: true },
      { label: 'Price type', text: (v, context) => price(v, context)?.type },
      { label: 'Availability', text: (v) => unavailableLabel(v, 'kept') ?? statusNote(v) ?? 'In stock' },
      { label: 'Against the market', text: (v, { site }) => belowMarket(v, site), evidence: 'price-gauge' },
    ],
  },
  {
    title: 'The vehicle',
    lines: [
      { label: 'Condition', text: row.condition.value },
      { label: 'Year', text: ({ year }) => year, best: { word: 'Newest', of: ({ year }) => year, isHighest: true } },
      {
        label: 'Kilometres',
        text: (v) => row.kilometres.value(v),
        best: { word: 'Fewest', of: ({ km }) => km },
      },
      { label: 'Body type', text: row.body.value },
      { label: 'Colour', text: row.colour.value },
      { label: 'Fuel', text: row.fuel.value },
      {
        label: 'Fuel use',
        text: row.economy.value,
        best: { word: 'Least', of: (v) => v.fuelconsumptioncombined },
      },
      { label: 'Transmission', text: row.transmission.value },
      { label: 'Drive', text: row.drive.value },
      { label: 'Engine', text: row.engine.value },
      { label: 'Power', text: row.power.value, best: { word: 'Most', of: (v) => v.power_kw, isHighest: true } },
      { label: 'Seats', text: row.seats.value },
      { label: 'Doors', text: row.doors.value },
      { label: 'Sleeps', text: row.sleeps.value },
      { label: 'Body length', text: row.bodyLength.value },
      { label: 'Tare', text: row.tare.value },
      {
        label: 'Towing, braked',
        text: row.towing.value,
        best: { word: 'Most', of: (v) => v.towingcapacitybraked || undefined, isHighest: true },
      },
      {
        label: 'ANCAP safety',
        text: row.safety.value,
        best: { word: 'Highest', of: (v) => v.ancaprating || undefined, isHighest: true },
      },
    ],
  },
  {
    title: 'Where',
    lines: [
      { label: 'Location', text: (v, { site }) => locationLabel(v, site) },
      { label: 'Stock number', text: row.stock.value },
    ],
  },
]

/** WL-7. Cars side by side, without the lines of which nothing is known of any of them. */
export function compareSections(vehicles: readonly ShownVehicle[], context: Context): CompareSection[] {
  return sections.flatMap(({ title, lines }) => {
    const rows = lines.flatMap((line) => {
      const values = vehicles.map((vehicle) => textOf(line.text(vehicle, context)))
      if (values.every((value) => value === null)) return []
      const best = bestOf(line, vehicles, context)
      const { label, evidence, isAdvertised } = line
      const differs = new Set(values).size > 1
      return [
        {
          label,
          values,
          differs,
          ...(best && { best }),
          ...(evidence && { evidence }),
          ...(isAdvertised && { isAdvertised }),
        },
      ]
    })
    return rows.length > 0 ? [{ title, rows }] : []
  })
}

const textOf = (value: Text): string | null => (isShown(value) ? String(value) : null)

/** Only where every car has its number, and all are of one kind: others cannot be compared. */
function bestOf({ best }: Line, vehicles: readonly Vehicle[], context: Context): CompareRow['best'] {
  if (!best) return undefined
  const numbers = vehicles.map((vehicle) => best.of(vehicle, context)).filter((number) => number !== undefined)
  if (numbers.length < vehicles.length || new Set(numbers).size < 2) return undefined
  if (new Set(vehicles.map((vehicle) => best.kind?.(vehicle, context))).size > 1) return undefined
  const top = best.isHighest ? Math.max(...numbers) : Math.min(...numbers)
  return { word: best.word, cars: numbers.flatMap((number, index) => (number === top ? [index] : [])) }
}
