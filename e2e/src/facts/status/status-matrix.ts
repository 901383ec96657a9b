import type { Site } from '@forecourt/contracts/site/site'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { isTestDriveOnly } from '@forecourt/domain/vehicle/actions/test-drive-only'
import { type CarAnswer, carAnswers } from '@forecourt/domain/vehicle/car-status'
import type { StockItem } from '@forecourt/stock/table/stock-item'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fillStock } from '../memory-stock.ts'
import type { Said } from './readings.ts'
import { statusTable } from './status-table.ts'
import { expectedStatus, goneSubjects, type Subject, subjectOf } from './subjects.ts'
import { type World, worldOf } from './world.ts'

// What the matrix reads and asks, in memory: for every test file that runs it.
vi.mock('@forecourt/stock/table/stock-table', async (original) => ({
  ...(await original<object>()),
  ...(await import('../memory-stock.ts')).memoryReads,
}))
vi.mock('../../../../functions/finance/quote/customer-table.ts', () => ({
  readCustomer: async () => undefined,
  writeCustomer: async () => {},
}))
vi.mock('@forecourt/lambda-kit/data/cost-limits', async (original) => ({
  ...(await original<object>()),
  requireCost: async () => {},
}))

/** What a surface may say where the table of statuses has an answer. */
const says: Record<CarAnswer, readonly Said[]> = {
  offer: ['offered'],
  note: ['offered', 'noted'],
  similar: ['unavailable'],
  without: ['unavailable'],
  none: ['none'],
}

const manySubjects = 100
const inStockStep = 12

const readings = Object.entries(statusTable).flatMap(([surface, reading]) =>
  typeof reading === 'string' ? [] : [[surface, reading] as const],
)

/** The tests of every car of some sites on every surface. Their file reads the stock from memory. */
export function testStatuses(sites: readonly Site[], stockOf: (dealership: string) => Promise<StockItem[]>): void {
  const worlds = new Map<string, { world: World; subjects: Subject[] }>()
  const silent = new Set(readings.map(([surface]) => surface))
  beforeAll(async () => {
    const stock = new Map<string, StockItem[]>()
    for (const dealership of new Set(sites.flatMap((site) => site.dealerships))) {
      const items = await stockOf(dealership)
      stock.set(dealership, items)
      fillStock(dealership, items)
    }
    for (const site of sites) {
      const scope = stockScope(site)
      const own = site.dealerships.flatMap((dealership) => stock.get(dealership) ?? [])
      const subjects = own.filter(({ vehicle }) => isInScope(scope, vehicle)).map(subjectOf)
      const known = new Set(subjects.map(({ id }) => id))
      const other = [...stock.values()].flat().find(({ id }) => !known.has(id))
      worlds.set(site.slug, { world: worldOf(site), subjects: [...subjects, ...goneSubjects(other)] })
    }
  })

  describe.each(sites.map(({ slug }) => slug))('every car of %s', (slug) => {
    test.each(readings)(
      'has the answer of its status from %s',
      async (surface, { purpose, read, isSlow, hasNotes }) => {
        const { world, subjects } = worlds.get(slug) ?? expect.unreachable()
        const faults: string[] = []
        for (const [index, subject] of subjects.entries()) {
          // The thousands that are simply in stock have one answer: of these a share is enough for what takes longer.
          if (
            isSlow &&
            expectedStatus(subject.vehicle) === 'in_stock' &&
            subjects.length > manySubjects &&
            index % inStockStep > 0
          )
            continue
          const said = await read(subject, world)
          if (!said) continue
          silent.delete(surface)
          const answer = carAnswers[purpose][expectedStatus(subject.vehicle)]
          const allowed = answer === 'note' && hasNotes ? ['noted'] : says[answer]
          if (said === 'noted' && subject.vehicle && isTestDriveOnly(subject.vehicle)) continue
          if (!allowed.includes(said)) faults.push(`${subject.what} is ${said}, not ${allowed.join(' or ')}`)
        }
        expect(faults.slice(0, 5)).toEqual([])
      },
    )
  })

  // A reading that finds nothing finds no fault either.
  test('each surface has an answer for some car', () => expect([...silent]).toEqual([]))
}
