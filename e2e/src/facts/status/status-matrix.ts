import type { Site } from '@forecourt/contracts/site/site'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { isTestDriveOnly } from '@forecourt/domain/vehicle/actions/test-drive-only'
import { type CarAnswer, carAnswers } from '@forecourt/domain/vehicle/car-status'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import type { StockItem } from '@forecourt/stock/table/stock-item'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { secretVariables } from '../../isolation/handlers.ts'
import { fillStock } from '../memory-stock.ts'
import type { Said } from './readings.ts'
import { statusTable } from './status-table.ts'
import { askedSubjects, expectedStatus, goneSubjects, type Subject, subjectOf } from './subjects.ts'
import { type World, worldOf } from './world.ts'

// Thousands of cars are asked about in seconds. For every test file that runs the matrix.
vi.mock('@forecourt/lambda-kit/data/cost-limits', async (original) => ({
  ...(await original<object>()),
  requireCost: async () => {},
}))

/** What a surface may say where the table of statuses has an answer. */
const says: Record<CarAnswer, readonly Said[]> = {
  offer: ['offered'],
  note: ['offered', 'noted'],
  unavailable: ['unavailable'],
  none: ['none'],
}

/** Thousands of pages take minutes on a machine that does other work too. */
const timeoutMs = 900_000

const readings = Object.entries(statusTable).flatMap(([surface, own]) =>
  typeof own === 'string' ? [] : [own].flat().map((reading) => [surface, reading.purpose, reading] as const),
)

/** The tests of the cars of some sites on every surface. Their file reads the stock from memory. */
export function testStatuses(
  sites: readonly Site[],
  stockOf: (dealership: string) => Promise<StockItem[]>,
  { isPart = false } = {},
): void {
  const worlds = new Map<string, { world: World; subjects: Subject[] }>()
  const silent = new Set(readings.map(([surface, purpose]) => `${surface}, to ${purpose}`))
  let tables: Awaited<ReturnType<typeof startLocalTables>>
  beforeAll(async () => {
    tables = await startLocalTables()
    for (const [name, value] of Object.entries(secretVariables())) vi.stubEnv(name, value)
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
      await writeSite(site)
      worlds.set(site.slug, {
        world: worldOf(site, subjects),
        subjects: [...askedSubjects(subjects), ...goneSubjects(other)],
      })
    }
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await tables.close()
  })

  describe.each(sites.map(({ slug }) => slug))('each car of %s', (slug) => {
    test.each(readings)(
      'has the answer of its status from %s, to %s',
      async (surface, purpose, { read, hasNotes }) => {
        const { world, subjects } = worlds.get(slug) ?? expect.unreachable()
        const faults: string[] = []
        for (const subject of subjects) {
          const said = await read(subject, world)
          if (!said) continue
          if (said !== 'none') silent.delete(`${surface}, to ${purpose}`)
          const answer = carAnswers[purpose][expectedStatus(subject.vehicle)]
          const allowed = answer === 'note' && hasNotes ? ['noted'] : says[answer]
          if (said === 'noted' && subject.vehicle && isTestDriveOnly(subject.vehicle)) continue
          if (!allowed.includes(said)) faults.push(`${subject.what} is ${said}, not ${allowed.join(' or ')}`)
        }
        expect(faults.slice(0, 5)).toEqual([])
      },
      timeoutMs,
    )
  })

  // A reading that finds nothing finds no fault either. A part of the sites may lack what another has.
  test.runIf(!isPart)('each surface shows some car', () => expect([...silent]).toEqual([]))
}
