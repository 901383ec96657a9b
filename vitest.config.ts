import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { productionJsx, productionReact } from './scripts/production-react.ts'

const slow = '**/*.slow.test.ts'
/** The demo stock's rules, its pictures, and a hundred thousand vehicles: `npm run test:large`, which `.ci/run` calls. */
const large = ['**/*.large.test.ts', 'tools/{demo-stock,photo-studio}/**/*.test.ts']
/** What all surfaces say of each car: thousands of rendered pages, for which development React takes three times as long. */
const facts = 'e2e/src/facts/**/*.test.ts'
/** They have a runner of their own: `npm run test:engines`. */
const engines = '**/*.engines.test.ts'
const exclude = [...configDefaults.exclude, '**/fixtures/**', '**/.data/**', '**/cdk.out/**', engines]

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
 * Unit and handler tests of every room; browser journeys have their own runner (e2e/playwright.config.ts). Why there are
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
    tags: [{ name: 'exhaustive', description: 'Repeats or prolongs a proof, so it waits for `npm run test:all`.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, slow, facts, ...large],
          isolate: false,
          setupFiles: ['scripts/fresh-state.ts', 'scripts/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          exclude,
          setupFiles: ['scripts/watch-logs.ts'],
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
          exclude: [...exclude, ...large],
          setupFiles: ['scripts/watch-logs.ts'],
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
          include: large,
          exclude,
          setupFiles: ['scripts/watch-logs.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
