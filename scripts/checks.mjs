// The checks that `npm run check` and `npm test` share.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

/** Format, lint and import rules; types; dead exports, unused files and dependencies. */
export const checks = [
  { name: 'format, lint and import rules', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'dead code and dependencies', command: ['knip'] },
]

/** Where the runners leave their counts. */
export const reports = {
  unit: 'test-results/unit.json',
  pages: 'test-results/pages.json',
  journeys: 'test-results/e2e.json',
}

/** What starts processes or bundles is named `*.slow.test.ts` and waits for `npm test`, as what is tagged `long` does. */
export const quickTests = {
  name: 'unit and handler tests',
  command: ['vitest', 'run', '--reporter=dot', '--project=quick', '--tags-filter=!long && !exhaustive'],
}

/** Pages of remotes over a fake API, without a platform. */
export const pageTests = {
  name: 'pages of remotes in a browser',
  command: ['playwright', 'test', '-c', 'e2e/pages.config.ts'],
}

export const journeyTests = {
  name: 'build and browser journeys',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
}

const hasPageTests = (folder) => existsSync(join(root, folder, 'tests'))

/**
 * What one package is checked by, with the first test of each file of its pages in a browser, but for import circles and floating
 * promises: for these two rules Biome reads the whole repository, eight seconds of processor time.
 * @param {string} folder from the root, such as `packages/domain`
 */
export const packageChecks = (folder) => [
  {
    name: `format, lint and import rules of ${folder}`,
    command: ['biome', 'check', '--config-path=biome.package.json', '--error-on-warnings', folder],
  },
  { name: 'types', command: ['tsc', '-p', '.'] },
  {
    name: `unit and handler tests of ${folder}`,
    command: quickTests.command,
    // A filter by path would take folders of that name in other packages too.
    env: { TEST_FOLDER: folder },
  },
  ...(hasPageTests(folder)
    ? [
        {
          name: `pages of ${folder} in a browser`,
          // A pattern, which may not fit a folder of the same name elsewhere.
          command: [...pageTests.command, '--reporter=dot', join(root, folder, 'tests/').replaceAll(/[^\w/]/g, '\\$&')],
          env: { TEST_SCOPE: 'first' },
        },
      ]
    : []),
]

/** @param {{ isAll: boolean }} run whether with what is large or exhaustive */
export const unitTests = ({ isAll }) => ({
  name: 'unit, handler and process tests',
  command: [
    ...[
      'vitest',
      'run',
      ...['quick', 'slow', 'stacks', 'facts', ...(isAll ? ['large'] : [])].map((project) => `--project=${project}`),
      ...(isAll ? [] : ['--tags-filter=!exhaustive']),
      '--reporter=./scripts/unit-progress.mjs',
    ],
    ...['--reporter=json', `--outputFile.json=${reports.unit}`],
  ],
})
