import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserFlags } from './src/browser/browser-flags.ts'
import { sharedProcessFlags } from './src/browser/kept-contexts.ts'
import { chosenTests } from './src/is-core.ts'

const results = join(import.meta.dirname, '../test-results')

/**
 * Pages over a fake API, without a platform (src/page-harness): those of a remote in its `tests`, what holds for all in `pages`.
 * `playwright test -c e2e/pages.config.ts [mfe-search]`.
 */
export default defineConfig({
  testDir: '..',
  testMatch: ['mfe-*/tests/**/*.e2e.ts', 'e2e/pages/**/*.e2e.ts'],
  globalSetup: ['./src/browser/provide-browser.ts', './src/page-harness/build-pages.ts'],
  outputDir: join(results, 'pages'),
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: true,
  ...chosenTests,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.env.TEST_PROGRESS ? '../scripts/browser-progress.mjs' : 'list'],
    ['json', { outputFile: join(results, 'pages.json') }],
  ],
  use: {
    actionTimeout: 5000,
    navigationTimeout: 10_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...browserFlags, ...sharedProcessFlags] },
  },
})
