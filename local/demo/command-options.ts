import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dealerships } from './dealers/dealerships.ts'

export type Options = {
  out: string
  today: Date
  seed?: number
  count?: number
  dealership?: string
  wantsReport: boolean
}

type Read = { kind: 'run'; options: Options } | { kind: 'help' } | { kind: 'refused'; message: string }

const defaultOut = '.data/demo-stock'

export const help = `npm run demo:stock -- [options]: writes the demonstration dealers' feed files.

  --out FOLDER        where to (default ${defaultOut})
  --seed NUMBER       another stock; the same seed and day write the same files
  --today 2026-11-21  the day it is made for (default today)
  --dealership SLUG   only this one's
  --count NUMBER      so many vehicles in one dealership's feed, for benchmarks (default dealership ${dealerships[0]?.slug})
  --report            draws prices, years and kilometres in the terminal and writes nothing

Dealerships: ${dealerships.map(({ slug }) => slug).join(', ')}`

const flags = {
  out: { type: 'string', default: join(...defaultOut.split('/')) },
  seed: { type: 'string' },
  today: { type: 'string' },
  dealership: { type: 'string' },
  count: { type: 'string' },
  report: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const mostVehicles = 10_000_000

/** What the command line asks for, or why it cannot be had. */
export function readOptions(args: readonly string[], now: Date): Read {
  try {
    const { values } = parseArgs({ args: [...args], options: flags })
    if (values.help) return { kind: 'help' }
    const count = values.count === undefined ? undefined : wholeNumber('count', values.count, mostVehicles)
    const dealership = values.dealership ?? (count === undefined ? undefined : dealerships[0]?.slug)
    if (dealership !== undefined && !dealerships.some(({ slug }) => slug === dealership))
      return refuse(`There is no dealership ${JSON.stringify(dealership)}.`)
    return {
      kind: 'run',
      options: {
        out: values.out,
        today: values.today === undefined ? now : dayOf(values.today),
        ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed, 2 ** 32 - 1) }),
        ...(count !== undefined && { count }),
        ...(dealership !== undefined && { dealership }),
        wantsReport: values.report,
      },
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const refuse = (message: string): Read => ({ kind: 'refused', message })

function wholeNumber(flag: string, text: string, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= most) return number
  throw new Error(
    `--${flag} is ${JSON.stringify(text)}: it must be a whole number up to ${most.toLocaleString('en-AU')}.`,
  )
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime())) return day
  throw new Error(`--today is ${JSON.stringify(text)}: it must be a day as 2026-11-21.`)
}
