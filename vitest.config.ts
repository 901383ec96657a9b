import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** Unit and handler tests of every room in one run; browser journeys have their own runner (e2e/playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/fixtures/**', '**/.data/**', '**/cdk.out/**'],
    environment: 'node',
    // A process for every file would cost more than the tests: docs/decisions/quick-checks.md.
    isolate: false,
    setupFiles: ['scripts/fresh-state.ts'],
    // The default leaves one core idle while a test waits for a timer.
    maxWorkers: availableParallelism(),
    // A machine that does other work too fails no test: what must be fast says so itself.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
