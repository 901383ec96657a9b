import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { productionJsx, productionReact } from './scripts/production-react.ts'
import { testTags } from './scripts/test-tags.ts'
import { engineTests, largeTests } from './scripts/unit/beyond-core.ts'
import { testsWithTables } from './scripts/unit/tests-with-tables.ts'

const slow = '**/*.slow.test.ts'
/** What all surfaces say of each car: thousands of rendered pages, for which development React takes three times as long. */
const facts = 'e2e/src/facts/**/*.test.ts'
/** The CDK takes a second to load, and a stage's stacks several to synthesise: their files share both. */
const stacks = 'infra/**/*.slow.test.ts'
const folder = process.env.TEST_FOLDER ?? '.'
/** `npm run check` leaves them to `npm test`, but for those of the package that it is about. */
const tables = process.env.TEST_WITHOUT_TABLES ? testsWithTables() : []
const exclude = [...configDefaults.exclude, '**/fixtures/**', '**/.data/**', '**/cdk.out/**', engineTests]

/** Pure functions and tables, which Node loads once for each process; what is unloaded for every file is what may have state. */
const stateless = { deps: { external: [/\/packages\/(?:contracts|domain)\/src\//] } }

/** Their builds, bundles and processes take minutes on a machine that does other work too. */
const slowTimeouts = { testTimeout: 180_000, hookTimeout: 180_000 }

/** Half of the time tests wait for a timer or a process of theirs: one more than there are cores. */
const maxWorkers = availableParallelism() + 1

/** The longest first, so that no worker is left with one at the end: vitest goes by the size of files, which says little. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /[.](?:large|slow)[.]test[.]/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Unit and handler tests of every package; browser journeys have their own runner (e2e/playwright.config.ts). Why there are
 * two kinds, and why quick ones share a process: docs/decisions/quick-checks.md.
 */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'scripts/scratch-folder.ts',
    // A machine that does other work too fails no test: what must be fast says so itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    tags: testTags,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          server: stateless,
          include: [`${folder}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, slow, facts, ...largeTests, ...tables],
          isolate: false,
          setupFiles: ['scripts/unit/fresh-state.ts', 'scripts/unit/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...slowTimeouts,
          name: 'slow',
          include: [slow],
          exclude: [...exclude, stacks],
          setupFiles: ['scripts/unit/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...slowTimeouts,
          name: 'stacks',
          include: [stacks],
          exclude,
          isolate: false,
          setupFiles: ['scripts/unit/fresh-state.ts', 'scripts/unit/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        oxc: productionJsx,
        test: {
          name: 'facts',
          env: productionReact,
          include: [facts],
          exclude: [...exclude, ...largeTests],
          setupFiles: ['scripts/unit/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        oxc: productionJsx,
        test: {
          name: 'large',
          env: productionReact,
          include: largeTests,
          exclude,
          setupFiles: ['scripts/unit/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
