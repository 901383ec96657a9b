// The checks that `npm run check` and `npm test` share.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
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

const quickCommand = [
  ...['vitest', 'run', '--reporter=dot', '--passWithNoTests', '--project=quick'],
  '--tags-filter=!long && !exhaustive',
]

/**
 * What starts processes or bundles is named `*.slow.test.ts` and waits for `npm test`, as what is tagged `long` does, and what asks a
 * local table.
 */
export const quickTests = { name: 'unit tests', command: quickCommand, env: { TEST_WITHOUT_TABLES: '1' } }

/** Pages of remotes over a fake API, without a platform. */
export const pageTests = {
  name: 'pages of remotes in a browser',
  command: ['playwright', 'test', '-c', 'e2e/pages.config.ts'],
}

export const journeyTests = {
  name: 'browser journeys',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
}

/** Each gives its first test to the check of a remote: with the browser's start, six seconds. */
const maxPageFiles = 4

/** Of a remote's page tests, some that are spread over all. */
function pageFiles(folder) {
  const tests = join(root, folder, 'tests')
  if (!existsSync(tests)) return []
  const files = readdirSync(tests)
    .filter((name) => name.endsWith('.e2e.ts'))
    .sort()
  const step = Math.ceil(files.length / maxPageFiles)
  return files.filter((_, index) => index % step === 0).map((name) => join(tests, name))
}

const cache = 'node_modules/.cache/types'

/**
 * The types of a remote and of what it imports: an eighth of all, most of which are those of AWS. Those of another package are all of the
 * repository, because what it exports is used elsewhere. Writes the compiler's configuration.
 */
function packageTypes(folder) {
  if (!folder.startsWith('mfe-')) return { name: 'types', command: ['tsc', '-p', '.'] }
  const [remote] = folder.split('/')
  const up = '../../..'
  const config = {
    extends: `${up}/tsconfig.json`,
    include: [`${up}/${remote}`, `${up}/packages/*/src/**/*.d.ts`, `${up}/shell/src/**/*.d.ts`],
    compilerOptions: { tsBuildInfoFile: `${remote}.tsbuildinfo` },
  }
  const path = `${cache}/${remote}.json`
  mkdirSync(join(root, cache), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(config))
  return { name: `types of ${remote}`, command: ['tsc', '-p', path] }
}

/**
 * What one package, or a folder of one, is checked by, with the first test of some files of its pages in a browser, but for import circles
 * and floating promises: for these two rules Biome reads the whole repository, eight seconds of processor time.
 * @param {string} folder from the root, such as `packages/domain`
 */
export const packageChecks = (folder) => [
  {
    name: `format, lint and import rules of ${folder}`,
    command: ['biome', 'check', '--config-path=biome.package.json', '--error-on-warnings', folder],
  },
  packageTypes(folder),
  {
    name: `unit and handler tests of ${folder}`,
    command: quickCommand,
    // A filter by path would take folders of that name in other packages too.
    env: { TEST_FOLDER: folder },
  },
  ...(pageFiles(folder).length > 0
    ? [
        {
          name: `pages of ${folder} in a browser`,
          // Patterns, which may not fit a file of the same name elsewhere.
          command: [
            ...pageTests.command,
            '--reporter=dot',
            ...pageFiles(folder).map((path) => path.replaceAll(/[^\w/]/g, '\\$&')),
          ],
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
      '--reporter=./scripts/unit/skip-reasons.mjs',
    ],
    ...['--reporter=json', `--outputFile.json=${reports.unit}`],
  ],
})
