import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { costText } from './command.ts'
import { argumentsFor, sizeFor } from './cost-table.ts'

test('without arguments it is the table of the guide', () => {
  expect(costText([])).toContain('| US$ a month | 10, embedded | 1,000 | 10,000 in 3 cells |')
})

test.each([
  ['224', '224, embedded', 'The platform is deployed with -c search=embedded -c budget=1694:'],
  ['225', '225', 'The platform is deployed with -c search=r7g.large.search:2:50 -c budget=1701:'],
  ['1000', '1,000', 'The platform is deployed with -c search=r7g.large.search:2:50 -c budget=6041:'],
  ['1001', '1,001', 'The platform is deployed with -c search=r7g.xlarge.search:4:50 -c budget='],
  ['4001', '4,001 in 2 cells', 'Each platform is deployed with -c search=r7g.xlarge.search:4:50 -c budget='],
])('with %s dealers it is theirs, with the arguments of its deploy', (dealers, head, says) => {
  const text = costText(['--dealers', dealers])
  expect(text).toContain(`| US$ a month | ${head} |\n| --- | ---: |\n`)
  expect(text).toContain(says)
})

test('production is deployed as it says for a thousand, unless other arguments are given, and the guide names that budget', () => {
  const [, instance, nodes, disk, budget] =
    argumentsFor(sizeFor(1000)).match(/^-c search=(.+):(\d+):(\d+) -c budget=(\d+)$/) ?? []
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const prod = read('infra/config/stages.ts').match(/^ {2}prod: \{$.*?^ {2}\},$/ms)?.[0]
  expect(prod).toContain(`{ kind: 'domain', instance: '${instance}', nodes: ${nodes}, diskGb: ${disk} }`)
  expect(prod).toContain(`budgetDollars: ${budget},`)
  expect(read('docs/operations/deploy.md')).toContain(
    `\`prod\` has ${Number(budget).toLocaleString('en-AU')}, for a thousand`,
  )
})

test.each([
  [['--dealers', 'many'], '--dealers is "many": it must be a whole number from 1 to 100,000.'],
  [['--dealers', '0'], '--dealers is "0"'],
  [['--dealer', '5'], "Unknown option '--dealer'. What it takes: npm run cost -- --help"],
  [['500'], "Unexpected argument '500'. What it takes: npm run cost -- --help"],
])('%j is refused', (args, says) => {
  expect(() => costText(args)).toThrow(says)
  expect(costText(['--help'])).toContain('--dealers N')
})
