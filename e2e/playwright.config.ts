import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserFlags } from './src/browser/browser-flags.ts'
import { chosenTests } from './src/is-core.ts'

const results = join(import.meta.dirname, '../test-results')

/** Browser journeys: `npm run e2e [-- FILE]`. Each worker has a platform of its own (src/harness.ts). */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: ['./src/browser/provide-browser.ts', '../scripts/scratch-folder.ts', './src/platform/seed-once.ts'],
  outputDir: join(results, 'e2e'),

  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: false,
  forbidOnly: true,
  ...chosenTests,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.env.TEST_PROGRESS ? '../scripts/browser-progress.mjs' : 'list'],
    ['json', { outputFile: join(results, 'e2e.json') }],
  ],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    screenshot: 'only-on-failure',
    // Unused recordings cost every run a tenth.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags },
  },
})
