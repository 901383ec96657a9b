import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { emptySearch, type SortBy, sortOrders } from '@forecourt/domain/search/search-filters'
import { createEmbeddedSearch, type EmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import type { StockChange } from '@forecourt/stock-search/port'
import type { Goal } from '../runner/bench.ts'
import type { Setup } from '../setup/setup.ts'
import { scope } from './contenders/embedded-engine.ts'
import { generatedNow, generateStock } from './generated-stock.ts'
import { percentile } from './timing.ts'

async function filled(size: number): Promise<EmbeddedSearch> {
  const engine = createEmbeddedSearch()
  await engine.apply(Array.from(generateStock(size), (vehicle): StockChange => ({ kind: 'put', vehicle, version: 1 })))
  for (const sortBy of Object.keys(sortOrders) as SortBy[])
    await engine.search(scope, { ...emptySearch, sortBy, query: 'toyota' }, generatedNow)
  return engine
}

/** How long one change takes, 99 of 100 of them, with every order made: each one alone, as a stream brings them. */
async function changeMs(size: number): Promise<number> {
  const engine = await filled(size)
  const times: number[] = []
  let version = 2
  for (const vehicle of generateStock(size)) {
    if (version > 3000) break
    const price = (vehicle.price ?? 20_000) - 10
    const since = performance.now()
    await engine.apply([{ kind: 'put', vehicle: { ...vehicle, price }, version: version++ }])
    times.push(performance.now() - since)
  }
  // The first warm the code.
  return percentile(times.slice(times.length / 6), 0.99)
}

/** A snapshot as a new process loads it, up to the first page. */
async function snapshotMs(size: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    const file = join(folder, 'stock')
    await writeFile(file, (await filled(size)).snapshot())
    const program = join(import.meta.dirname, 'load-snapshot.ts')
    const times: number[] = []
    for (let i = 0; i < 11; i++) {
      const { stdout } = await promisify(execFile)(process.execPath, [program, file])
      times.push(Number(stdout))
    }
    return percentile(times, 0.5)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What happens between searches, each by the clock of this machine. */
export const stepGoals = ({ sized }: Setup): Goal[] => [
  {
    kind: 'value',
    name: 'one change at 100,000 vehicles, p99',
    limit: 1,
    unit: 'ms',
    read: () => changeMs(sized(100_000, 600)),
  },
  {
    kind: 'value',
    name: 'a snapshot of 20,000 in a new process',
    limit: 150,
    unit: 'ms',
    read: () => snapshotMs(sized(20_000, 500)),
  },
]
