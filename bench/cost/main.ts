// `npm run cost`: what the platform costs in a month, with 10, 1,000 and 10,000 dealers, as a table for docs/scale.md.
import { costsOf, totalOf, usualLoad } from './model.ts'
import { checked, pricePaths, prices } from './prices.ts'

const sizes = [
  { head: '10, embedded', load: usualLoad(10, { kind: 'embedded' }) },
  {
    head: '1,000',
    load: usualLoad(1000, { kind: 'domain', instance: 'r7g.large.search', nodes: 2, diskGb: 50 }),
  },
  {
    head: '10,000',
    load: usualLoad(10_000, { kind: 'domain', instance: 'r7g.2xlarge.search', nodes: 4, diskGb: 100 }),
  },
]

const dollars = (amount: number): string =>
  amount.toLocaleString('en-AU', { maximumFractionDigits: amount < 100 ? 1 : 0 })
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const all = sizes.map(({ load }) => costsOf(load))
const parts = Object.keys(all[0] ?? {})
const lines = [
  row(['US$ a month', ...sizes.map(({ head }) => head)]),
  row(['---', ...sizes.map(() => '---:')]),
  ...parts.map((part) => row([part, ...all.map((costs) => dollars(costs[part] ?? 0))])),
  row(['**all**', ...all.map((costs) => `**${dollars(totalOf(costs))}**`)]),
  row(['a dealer', ...all.map((costs, index) => dollars(totalOf(costs) / (sizes[index]?.load.tenants ?? 1)))]),
]
const unchecked = pricePaths().filter((path) => !(path in checked))
process.stdout.write(`${lines.join('\n')}

Prices of ${prices.notedOn}, ${prices.region}.
Not found on a page on that day: ${unchecked.join(', ')}.
`)
