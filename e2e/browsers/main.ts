import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { searchFirst } from '@forecourt/local/seed/first-search'
import { type Outcome, outcomeOf, summaryOf, unitOutcome } from '../../scripts/outcomes.mjs'
import setUpScratchFolder from '../../scripts/scratch-folder.ts'
import { startPlatform } from '../src/platform/platform.ts'
import { help, readCommand } from './command.ts'
import type { EngineName } from './driver/driver.ts'
import { findEngine } from './engines/find-engines.ts'
import { dealers } from './journeys/dealers.ts'

const root = join(import.meta.dirname, '../..')

/** The command, or an end with exit code 2 and what is wrong with it. */
function commandOrUsage() {
  try {
    return readCommand(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`)
    return process.exit(2)
  }
}
const command = commandOrUsage()
if (command.isHelp) {
  console.log(help)
  process.exit(0)
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
const engines = findEngines(command.engines)

/** One of them again, by its name: a file is no filter that fits one alone. */
const commandFor = (engine: EngineName) => (_file: string, pattern?: string) => [
  ...['npm', 'run', 'test:browsers', '--', engine],
  ...(pattern ? ['-t', pattern] : []),
]

/** Each journey that skips itself says why; others are those that vitest's options leave out. */
const isLeftOut = ({ meta }: { meta: { skipReason?: string } }) => command.options.length > 0 && !meta.skipReason

async function runJourneys(name: EngineName, env: Record<string, string>): Promise<{ line: string; outcome: Outcome }> {
  const since = performance.now()
  const report = `test-results/browsers-${name}.json`
  rmSync(join(root, report), { force: true })
  const args = [
    ...['run', '-c', 'e2e/browsers/vitest.config.ts', '--project', name],
    ...[
      '--reporter=default',
      `--reporter=${join(root, 'scripts/unit/skip-reasons.mjs')}`,
      '--reporter=json',
      `--outputFile.json=${join(root, report)}`,
    ],
    ...command.options,
  ]
  const program = join(root, 'node_modules/.bin/vitest')
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - since) / 1000
  const stage = { name: `journeys in ${name}`, ok: code === 0 }
  const outcome = outcomeOf(stage, report, (json) => unitOutcome(json, { commandOf: commandFor(name), isLeftOut }))
  return { line: `${stage.ok ? '✓' : '✗'} ${stage.name} (${seconds.toFixed(0)} s)`, outcome }
}

const removeScratch = setUpScratchFolder()
const running = process.env.JOURNEY_PORT
const platform = running ? null : await startPlatform()
const port = running ?? String(platform?.port)
try {
  for (const slug of dealers) await searchFirst(`http://${slug}.localhost:${port}`)
  const results = []
  for (const { name, programs } of engines) results.push(await runJourneys(name, { ...programs, JOURNEY_PORT: port }))
  const { lines, isFine } = summaryOf(results.map(({ outcome }) => outcome))
  console.log([...results.map(({ line }) => line), ...lines].join('\n'))
  process.exitCode = isFine ? 0 : 1
} finally {
  await platform?.close()
  removeScratch()
}
