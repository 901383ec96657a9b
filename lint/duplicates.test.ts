import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findDuplicates, linesThatCount, readSources } from './duplicates.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const css = (...files: string[]) => files.map((file) => `${file}.module.css`)

/** What is written twice and stays so: files that may share lines with each other, by the reason. */
const listed: Record<string, (readonly string[])[]> = {
  'Remotes are released apart and share what `ui`, `shell-api` and `remote-kit` have: these look alike today, and each squad may change its own.':
    [
      css('mfe-forms/src/sign-in/sign-in-page', 'mfe-locations/src/offers/card/cut-text'),
      css('shell/src/app/layout/header', 'mfe-locations/src/menu/menu'),
      css('shell/src/app/layout/footer', 'mfe-locations/src/menu/footer'),
      ['shell/src/app/layout/footer-content.tsx', 'mfe-locations/src/menu/footer.tsx'],
      ['mfe-search/src/home/section-frame.tsx', 'mfe-locations/src/pages/blocks/block-frame.tsx'],
      ['mfe-finance/src/quote/fields/details-fields.tsx', 'mfe-forms/src/form/form-field.tsx'],
    ],
  'Rules of different things that happen to declare the same.': [
    css('mfe-forms/src/lead-form/form-page', 'mfe-forms/src/spin-to-win/spin-page'),
    ['mfe-locations/src/pages/blocks/hero.module.css', 'ops/src/remote/remote-template.ts'],
    [
      'packages/stock/src/table/stock-table.test.ts',
      'packages/stock-search/src/opensearch/connection/response-schemas.test.ts',
    ],
    ['packages/domain/src/leads/shared-fields.ts', 'packages/domain/src/leads/forms/trade-in-form.ts'],
  ],
  'The home page’s hero draws its fields without the frame of `ui`.': [
    css('mfe-search/src/home/hero/hero-search', 'packages/ui/src/forms/text/field'),
  ],
  'A selector that one engine does not know drops the whole rule, so each engine’s is written by itself.': [
    css('packages/ui/src/forms/range/range-input'),
  ],
  'What is hidden only where scripts run cannot have the class of what always is.': [
    css('mfe-forms/src/form/form-steps', 'packages/ui/src/display/visually-hidden'),
  ],
  'A test repeats the words or values that it proves.': [
    ['packages/domain/src/finance/quote/quote-words.ts', 'packages/domain/src/finance/quote/quote.test.ts'],
    [
      'packages/contracts/src/testing/bare-vehicle.ts',
      'packages/stock/src/feeds/csv/read-csv.ts',
      'packages/stock/src/feeds/carsales/read-carsales.test.ts',
    ],
    ['packages/contracts/src/testing/test-site.ts', 'packages/contracts/src/site/validation/parse-site.test.ts'],
    ['packages/leads/src/testing/test-car.ts', 'packages/stock-search/src/testing/test-vehicle.ts'],
  ],
  'Which fields each of two rows or shapes has is read beside the row.': [
    ['packages/contracts/src/leads/stored-lead.ts', 'packages/contracts/src/stock/vehicle.ts'],
    ['packages/contracts/src/endpoints/watchlist.ts'],
    ['e2e/src/isolation/tenants.ts'],
  ],
  'Two flows call the same functions in the same order, each with its own ends.': [
    ['mfe-finance/src/quote/page/finance-form-card.tsx', 'mfe-finance/src/quote/popup/quote-journey.tsx'],
    ['mfe-forms/src/lead-form/lead-form.tsx', 'mfe-forms/src/trade-in/trade-in-form.tsx'],
    ['mfe-forms/src/checkout/purchase-form.tsx', 'mfe-forms/src/checkout/reserve-form.tsx'],
    ['mfe-locations/src/brands/brand-hero.tsx', 'mfe-locations/src/models/model-hero.tsx'],
    ['mfe-vehicle/src/sticky/bottom-bar.tsx', 'mfe-vehicle/src/sticky/sticky-header.tsx'],
    ['bench/src/search/contenders/libraries.ts', 'bench/src/search/contenders/plain-scan.ts'],
    ['bench/src/search/contenders/contender.ts', 'bench/src/search/report-relevance.ts'],
  ],
  'A test’s variables, which its own `beforeEach` sets.': [
    ['functions/finance/quote/endpoint.test.ts', 'functions/forms/trade-in/endpoint.test.ts'],
    ['ops/src/stock/reindex.test.ts', 'ops/src/stock/stock-command.test.ts'],
    ['faults', 'lost', 'lease'].map(
      (name) => `packages/stock-search/src/opensearch/reindex/reindex-${name}.engines.test.ts`,
    ),
  ],
}

const groups = Object.values(listed).flat()

test('no two places share six lines that say the same, other than what is listed with a reason', {
  tags: 'long',
}, () => {
  const found = findDuplicates(readSources(root))
  const groupOf = ({ a, b }: { a: string; b: string }) => groups.find((files) => files.includes(a) && files.includes(b))
  const added = found.filter((pair) => !groupOf(pair))
  expect(added.map(({ a, b, lines, from, to }) => `${a}:${from} ~ ${b}:${to} (${lines} lines)`)).toEqual([])
  const used = new Set(found.map(groupOf))
  expect(groups.filter((files) => !used.has(files))).toEqual([])
})

const run = (name: string) => Array.from({ length: 6 }, (_, index) => `  ${name}(${index})`).join('\n')

test('a run of six lines is found in two files and twice in one, whatever their indents, comments and imports', () => {
  const found = (...sources: string[]) =>
    findDuplicates(new Map(sources.map((source, index) => [`${index}`, source]))).map(({ lines }) => lines)
  expect(found(run('call'), `import { call } from './call.ts'\n\n// Why.\n  ${run('call')}`)).toEqual([6])
  expect(found(`${run('call')}\nother()\n${run('call')}`)).toEqual([6])
  expect(found(run('call'), run('other'))).toEqual([])
  expect(linesThatCount("import {\n  a,\n} from './a.ts'\n/**\n * Why.\n */\n})\na()\n")).toEqual([
    { text: 'a()', at: 8 },
  ])
})
