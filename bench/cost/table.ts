import { costsOf, totalOf, usualLoad } from './model.ts'

/** `cells`: platforms of their own, each with its share of the dealers (docs/scale.md). */
export const sizes = [
  { head: '10, embedded', dealers: 10, cells: 1, index: { kind: 'embedded' } },
  {
    head: '1,000',
    dealers: 1000,
    cells: 1,
    index: { kind: 'domain', instance: 'r7g.large.search', nodes: 2, diskGb: 50 },
  },
  {
    head: '10,000 in three cells',
    dealers: 10_000,
    cells: 3,
    index: { kind: 'domain', instance: 'r7g.xlarge.search', nodes: 4, diskGb: 50 },
  },
] as const

const dollars = (amount: number): string =>
  amount.toLocaleString('en-AU', { maximumFractionDigits: amount < 100 ? 1 : 0 })
const all = sizes.map(({ dealers, cells, index }) => {
  const costs = Object.entries(costsOf(usualLoad(dealers / cells, index)))
  return Object.fromEntries(costs.map(([part, cost]) => [part, cost * cells]))
})

/** What a month costs at each size, part by part: the rows of docs/scale.md, the head first. */
export const costTable: readonly string[][] = [
  ['US$ a month', ...sizes.map(({ head }) => head)],
  ...Object.keys(all[0] ?? {}).map((part) => [part, ...all.map((costs) => dollars(costs[part] ?? 0))]),
  ['**all**', ...all.map((costs) => `**${dollars(totalOf(costs))}**`)],
  ['a dealer', ...all.map((costs, index) => dollars(totalOf(costs) / (sizes[index]?.dealers ?? 1)))],
]
