// The checks that `npm run check` and `npm test` share.

/** Format, lint and import rules; types; dead exports, unused files and dependencies. */
export const checks = [
  { name: 'format, lint and import rules', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'dead code and dependencies', command: ['knip'] },
]

/** Where the runners leave their counts. */
export const reports = { unit: 'test-results/unit.json', journeys: 'test-results/e2e.json' }

/** What starts processes or bundles is named `*.slow.test.ts` and waits for `npm test`. */
export const quickTests = {
  name: 'unit and handler tests',
  command: ['vitest', 'run', '--reporter=dot', '--project=quick'],
}

export const unitTests = {
  name: 'unit, handler and process tests',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`],
}
