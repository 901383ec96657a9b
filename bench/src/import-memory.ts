import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '@forecourt/e2e/platform'
import { readTenant } from '@forecourt/tenants'
import type { Bench } from './bench.ts'
import { writeBigFeed } from './big-feed.ts'

const program = join(import.meta.dirname, '../../ops/bin/forecourt.mjs')
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

/** The warm-up creates every vehicle; each round then changes a fifth, so it reads, compares and writes as a nightly feed does. */
export const importMemory: Bench = {
  summary: 'peak memory of an import of 100,000 rows over one of 10,000',
  async prepare(say) {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
    const platform = await startPlatform()
    const [small = '', large = ''] = ['harbourside', 'northgate'].map((slug) => readTenant(slug).dealerships[0])
    let edition = 0
    const importing = (count: number, dealership: string) => async () => {
      const file = join(folder, `${count}.csv`)
      await writeBigFeed(file, count, edition++)
      const since = performance.now()
      const peak = await importPeak(file, dealership, platform.dataDir)
      say(`  ${count} rows: ${peak.toFixed(0)} MB in ${((performance.now() - since) / 1000).toFixed(1)} s`)
      return peak
    }
    const pair = { measured: importing(100_000, large), baseline: importing(10_000, small) }
    return {
      goals: [
        { kind: 'ratio', name: 'peak memory, 100,000 rows over 10,000', limit: 1.2, unit: 'MB', rounds: 11, pair },
      ],
      async close() {
        await platform.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
}
