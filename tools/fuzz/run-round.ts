import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

type Round = {
  python: string
  /** Holds openapi.json and world.json. */
  folder: string
  url: string
  seed: number
  casesPerOperation: number
  /** Of schemathesis: `coverage` is the edges of each schema, the same in each round. */
  phases: string
}

/** Cases by operation and status: `GET /api/search 200`. */
export type Counts = Readonly<Record<string, number>>
export type RoundResult = { isFine: boolean; output: string; counts: Counts }

/** Runs schemathesis once. `output` is what it printed. */
export async function runRound({ python, folder, url, seed, casesPerOperation, phases }: Round): Promise<RoundResult> {
  const countsFile = join(folder, `counts-${seed}.json`)
  const args = [
    ...['-m', 'schemathesis.cli', 'run', join(folder, 'openapi.json'), '--url', url, '--no-color'],
    ...['--checks', checks.join(','), '--phases', phases, '--continue-on-failure'],
    // One worker: CPython 3.11 fails now and then where two threads parse, and one makes the same cases each time.
    ...['--max-examples', String(casesPerOperation), '--seed', String(seed), '--workers', '1'],
    ...['--generation-database', 'none', '--suppress-health-check', 'all', '--warnings', 'off'],
  ]
  const child = spawn(python, args, {
    cwd: folder,
    env: {
      ...process.env,
      SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'hooks.py'),
      PYTHONDONTWRITEBYTECODE: '1',
      FUZZ_WORLD: join(folder, 'world.json'),
      FUZZ_COUNTS: countsFile,
      FUZZ_SEED: String(seed),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { isFine: code === 0, output, counts: readCounts(countsFile, output) }
}

function readCounts(file: string, output: string): Counts {
  try {
    const counts: object = JSON.parse(readFileSync(file, 'utf8'))
    return Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, Number(count)]))
  } catch (cause) {
    throw new Error(`schemathesis ended before it asked anything:\n${output}`, { cause })
  }
}
