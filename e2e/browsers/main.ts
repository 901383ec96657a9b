import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { searchFirst } from '@forecourt/local/seed/first-search'
import setUpScratchFolder from '../../scripts/scratch-folder.ts'
import { startPlatform } from '../src/platform/platform.ts'
import { type EngineName, engineNames } from './driver/driver.ts'
import { findEngine } from './engines/find-engines.ts'
import { dealers } from './journeys/dealers.ts'

const help = `npm run test:browsers [-- ENGINE… VITEST'S OPTIONS]

Runs the journeys in ${engineNames.join(', ')}, or in the engines that are named, on a platform that it starts.

  -t PATTERN     only journeys whose name fits; vitest takes other options too
  --help         this text
  JOURNEY_PORT   the port of a platform that runs, in place of a new one`

const isName = (text: string): text is EngineName => engineNames.some((name) => name === text)
const root = join(import.meta.dirname, '../..')

const given = process.argv.slice(2)
const asked = given.filter(isName)
const rest = given.filter((text) => !isName(text))
if (rest.includes('--help')) {
  console.log(help)
  process.exit(0)
}

const [first] = given
if (first !== undefined && !first.startsWith('-') && !isName(first)) {
  console.error(`There is no engine "${first}".\n\n${help}`)
  process.exit(2)
}

/** Their programs. What is missing is said at once, before the platform is built. */
function findEngines(names: readonly EngineName[]) {
  try {
    return names.map((name) => ({ name, programs: findEngine(name) }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
const engines = findEngines(asked.length ? asked : engineNames)

async function runJourneys(name: EngineName, env: Record<string, string>): Promise<{ line: string; isFine: boolean }> {
  const since = performance.now()
  const args = ['run', '-c', 'e2e/browsers/vitest.config.ts', '--project', name, ...rest]
  const program = join(root, 'node_modules/.bin/vitest')
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - since) / 1000
  return { line: `${code === 0 ? '✓' : '✗'} journeys in ${name} (${seconds.toFixed(0)} s)`, isFine: code === 0 }
}

const removeScratch = setUpScratchFolder()
const running = process.env.JOURNEY_PORT
const platform = running ? null : await startPlatform()
const port = running ?? String(platform?.port)
try {
  for (const slug of dealers) await searchFirst(`http://${slug}.localhost:${port}`)
  const results = []
  for (const { name, programs } of engines) results.push(await runJourneys(name, { ...programs, JOURNEY_PORT: port }))
  console.log(results.map(({ line }) => line).join('\n'))
  process.exitCode = results.every(({ isFine }) => isFine) ? 0 : 1
} finally {
  await platform?.close()
  removeScratch()
}
