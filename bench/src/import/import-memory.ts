import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '@forecourt/e2e/platform/platform'
import { readTenant } from '@forecourt/tenants'
import type { Bench, Goal } from '../runner/bench.ts'
import { writeBigFeed } from './big-feed.ts'

const program = join(import.meta.dirname, '../../../ops/bin/forecourt.mjs')
const preload = join(import.meta.dirname, 'report-peak-memory.ts')

/** Imports a file by the command, beside a running platform, and returns the command's peak memory in MB. */
async function importPeak(file: string, dealership: string, dataDir: string): Promise<number> {
  const peakFile = `${file}.peak`
  const child = spawn(
    process.execPath,
    ['--import', preload, program, 'stock', 'import', file, '--dealership', dealership, '--allow-shrink'],
    {
      env: { ...process.env, DATA_DIR: dataDir, PEAK_MEMORY_FILE: peakFile },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import of ${file} ended with ${code}.`)
  return Number(await readFile(peakFile, 'utf8')) / 1e6
}

type Size = { rows: number; slug: string }

/**
 * Creation is measured on tables of a platform of its own, which held none of the rows. For updates one platform stays: the warm-up creates
 * every vehicle there, and each round then changes a fifth, so it reads, compares and writes as a nightly feed does.
 */
export const importMemory: Bench = {
  summary: 'peak memory of an import of 100,000 rows over one of 10,000, that creates and that updates',
  async prepare({ say, sized, openPlatform }) {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
    const platform = await openPlatform()
    const large = { rows: sized(100_000, 200), slug: 'northgate' }
    const small = { rows: sized(10_000, 20), slug: 'harbourside' }
    let edition = 0

    async function importInto({ dataDir }: Platform, { rows, slug }: Size, what: string): Promise<number> {
      const file = join(folder, `${rows}.csv`)
      await writeBigFeed(file, rows, edition++)
      const since = performance.now()
      const peak = await importPeak(file, readTenant(slug).dealerships[0] ?? '', dataDir)
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      say(`  ${what} ${rows} rows: ${peak.toFixed(0)} MB in ${seconds} s`)
      return peak
    }
    async function create(size: Size): Promise<number> {
      const fresh = await openPlatform()
      try {
        return await importInto(fresh, size, 'creating')
      } finally {
        await fresh.close()
      }
    }
    const update = (size: Size): Promise<number> => importInto(platform, size, 'updating')
    const goalOf = (what: string, peak: (size: Size) => Promise<number>): Goal => ({
      kind: 'ratio',
      name: `peak memory of ${what}, 100,000 rows over 10,000`,
      limit: 1.2,
      unit: 'MB',
      rounds: 11,
      pair: { measured: () => peak(large), baseline: () => peak(small) },
    })
    return {
      goals: [goalOf('creation', create), goalOf('an update', update)],
      async close() {
        await platform.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
}
