import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { readCommandLine } from '@forecourt/command-line/read-arguments'
import { runMain } from '@forecourt/command-line/run-main'
import { startVitest, type TestModule, type Vite } from 'vitest/node'
import { productionJsx, productionReact } from '../../scripts/production-react.ts'
import { testTags } from '../../scripts/test-tags.ts'
import { applyMutant } from './apply-mutant.ts'
import { editsOf, type Matrix, type Mutant } from './matrix.ts'
import { matrices } from './mutants.ts'

const root = join(import.meta.dirname, '../..')
const unchanged = 'the sources as they are'
const help = `npm run mutants [-- MATRIX…]: fails where a test matrix does not see one of its mistakes.

  MATRIX          ${matrices.map(({ name }) => name).join(', ')}; all of them when none is named
  --only-mutants  without the run on the sources as they are, where \`npm run test:all\` has just passed
  --help          this text`
const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A matrix on sources with one mistake, or none. */
type Run = { matrix: Matrix; mutant?: Mutant }

const nameOf = ({ matrix, mutant }: Run): string => `${matrix.name}: ${mutant?.name ?? unchanged}`

/** Nothing is written: files change as they are loaded. */
function projectOf(run: Run) {
  const { matrix, mutant } = run
  return {
    root,
    oxc: productionJsx,
    plugins: mutant ? [mutation(mutant)] : [],
    test: {
      name: nameOf(run),
      include: [matrix.test],
      env: productionReact,
      tags: testTags,
      fsModuleCache: true,
      fsModuleCachePath: join(root, 'node_modules/.cache/mutants'),
      // The rest of the matrix has nothing to say of this mistake, and takes most of the time.
      ...(mutant && { testNamePattern: mutant.caughtBy }),
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

const fileOf = (id: string): string => relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')

/** All runs share the cache of transformed files, but for those with a mistake. */
function mutation(mutant: Mutant): Vite.Plugin {
  const isChanged = (id: string) => editsOf(mutant).some(({ file }) => file === fileOf(id))
  return {
    name: `mutant: ${mutant.name}`,
    enforce: 'pre',
    api: { vitest: { ignoreFsModuleCache: true } },
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined)),
    transform: (source, id) => (isChanged(id) ? applyMutant(mutant, fileOf(id), source) : undefined),
  }
}

/** Why a mutant counts as not caught, or undefined. */
function problemOf(module: TestModule | undefined, { mutant }: Run): string | undefined {
  if (!module) return 'the matrix did not run'
  const [error] = module.errors()
  if (error) return error.message
  const failed = [...module.children.allTests('failed')]
  const [first] = failed
  if (!mutant) return first && `the matrix fails without any: ${first.fullName}: ${first.result().errors?.[0]?.message}`
  if (failed.length > 0) return undefined
  const passed = [...module.children.allTests('passed')]
  return passed.length > 0 ? 'no test that is about it fails' : 'no test is about it'
}

/** What the command line asks for. Throws for what it may not say. */
function readCommand() {
  const { values, positionals } = readCommandLine('npm run mutants', {
    'only-mutants': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  const unknown = positionals.filter((name) => !matrices.some((matrix) => matrix.name === name))
  if (unknown.length > 0) throw new Error(`There is no matrix "${unknown.join(' ')}".\n\n${help}`)
  const chosen = matrices.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  return { chosen, onlyMutants: values['only-mutants'], help: values.help }
}

async function main(): Promise<number> {
  const asked = readCommand()
  if (asked.help) {
    say(help)
    return 0
  }
  const all = asked.chosen.flatMap((matrix): Run[] => [
    ...(asked.onlyMutants ? [] : [{ matrix }]),
    ...matrix.mutants.map((mutant) => ({ matrix, mutant })),
  ])
  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    maxWorkers: availableParallelism(),
    projects: all.map(projectOf),
  })
  const modules = vitest.state.getTestModules()
  await vitest.close()
  const problems = all.map((run) => {
    const name = nameOf(run)
    const problem = problemOf(
      modules.find((module) => module.project.name === name),
      run,
    )
    say(`${problem ? '✗' : '✓'} ${name}${problem ? `: ${problem}` : ''}`)
    return problem
  })
  const failed = problems.filter(Boolean).length
  say(`\n${problems.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

runMain(main)
