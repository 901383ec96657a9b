import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumber } from '@forecourt/command-line/read-arguments'
import type { Dealership } from './dealers/dealership.ts'
import { dealerships } from './dealers/dealerships.ts'
import { firstStockDay } from './first-stock-day.ts'

export type Options = {
  out: string
  today: Date
  seed?: number
  count?: number
  chosen: readonly Dealership[]
  wantsReport: boolean
}

type Read = { kind: 'run'; options: Options } | { kind: 'help' } | { kind: 'refused'; message: string }

const defaultOut = '.data/demo-stock'
/** The ordinary feeds stay as they are. */
const outOf = (count: number | undefined) => join(...`${defaultOut}${count ? `-${count}` : ''}`.split('/'))

export const help = `npm run demo:stock -- [options]: writes the demonstration dealers' feed files.

  --out FOLDER        where to (default ${defaultOut}, with --count ${defaultOut}-NUMBER)
  --seed NUMBER       another stock; the same seed and day write the same files
  --today 2026-11-21  the day it is made for (default today)
  --dealership SLUG   only this one's
  --count NUMBER      this number of vehicles in one dealership's feed, for benchmarks (default dealership ${dealerships[0]?.slug})
  --report            draws prices, years and kilometres in the terminal and writes nothing;
                      exits with 1 where a dealership's stock is out of its bounds

Dealerships: ${dealerships.map(({ slug }) => slug).join(', ')}`

const flags = {
  out: { type: 'string' },
  seed: { type: 'string' },
  today: { type: 'string' },
  dealership: { type: 'string' },
  count: { type: 'string' },
  report: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const maxVehicles = 10_000_000

/** The command's options, or why they are invalid. */
export function readOptions(args: readonly string[], now: Date): Read {
  try {
    const { values } = parseArgs({ args: [...args], options: flags })
    if (values.help) return { kind: 'help' }
    const count = values.count === undefined ? undefined : wholeNumber('count', values.count, { max: maxVehicles })
    if (values.out === '') return refuse('--out is "": it must name a folder.')
    const dealership = values.dealership ?? (count === undefined ? undefined : dealerships[0]?.slug)
    const chosen = dealerships.filter(({ slug }) => dealership === undefined || slug === dealership)
    if (chosen.length === 0)
      return refuse(
        `--dealership is ${JSON.stringify(dealership)}: it must be one of ${dealerships.map(({ slug }) => slug).join(', ')}.`,
      )
    return {
      kind: 'run',
      options: {
        out: values.out ?? outOf(count),
        today: values.today === undefined ? now : dayOf(values.today, chosen, now),
        ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed, { min: 0, max: 2 ** 32 - 1 }) }),
        ...(count !== undefined && { count }),
        chosen,
        wantsReport: values.report,
      },
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const refuse = (message: string): Read => ({ kind: 'refused', message })

/** A day of the calendar on which each of the chosen has stock. */
function dayOf(text: string, chosen: readonly Dealership[], now: Date): Date {
  const day = new Date(`${text}T00:00:00Z`)
  const written = (one: Date) => one.toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || written(day) !== text)
    throw new Error(`--today is ${JSON.stringify(text)}: it must be a day as 2026-11-21.`)
  const first = firstStockDay(chosen, now)
  if (day >= first) return day
  throw new Error(`--today is ${JSON.stringify(text)}: there is stock from ${written(first)} on.`)
}
