import { numberText } from '@forecourt/domain/text/numbers'
import { breakEvenDealers, costsOf, type Load, totalOf, typicalLoad } from './model.ts'

/** `cells`: platforms of their own, each with its share of the dealers (docs/scale.md). */
type Size = { dealers: number; cells: number; index: Load['index'] }

/** The domain that is cheapest to begin with: where it costs less than reading the stock in each process, that ends. */
export const smallDomain = { kind: 'domain', instance: 'r7g.large.search', nodes: 2, diskGb: 50 } as const
const largeDomain = { kind: 'domain', instance: 'r7g.xlarge.search', nodes: 4, diskGb: 50 } as const

/** The most dealers that docs/scale.md gives the small domain, and a platform. */
const most = { ofSmallDomain: 1000, ofCell: 4000 }

/** How each number of dealers is served, as docs/scale.md has it. */
export function sizeFor(dealers: number): Size {
  const cells = Math.ceil(dealers / most.ofCell)
  const each = dealers / cells
  if (each < breakEvenDealers(smallDomain)) return { dealers, cells, index: { kind: 'embedded' } }
  return { dealers, cells, index: each <= most.ofSmallDomain ? smallDomain : largeDomain }
}

const headOf = ({ dealers, cells, index }: Size): string => {
  const many = numberText(dealers)
  if (cells > 1) return `${many} in ${cells} cells`
  return index.kind === 'embedded' ? `${many}, embedded` : many
}

const dollars = (amount: number): string => numberText(amount, amount < 100 ? 1 : 0)

const costsOfAll = ({ dealers, cells, index }: Size): Record<string, number> => {
  const each = Object.entries(costsOf(typicalLoad(dealers / cells, index)))
  return Object.fromEntries(each.map(([part, cost]) => [part, cost * cells]))
}

/** What a month costs at each size, part by part, the head first. */
export function costTable(sizes: readonly Size[]): string[][] {
  const all = sizes.map((size) => ({ ...size, costs: costsOfAll(size) }))
  return [
    ['US$ a month', ...sizes.map(headOf)],
    ...Object.keys(all[0]?.costs ?? {}).map((part) => [part, ...all.map(({ costs }) => dollars(costs[part] ?? 0))]),
    ['**all**', ...all.map(({ costs }) => `**${dollars(totalOf(costs))}**`)],
    ['a dealer', ...all.map(({ costs, dealers }) => dollars(totalOf(costs) / dealers))],
  ]
}

/** The sizes of docs/scale.md. */
export const sizesOfGuide = [10, 1000, 10_000].map(sizeFor)

/** The deploy arguments for each size: the budget is what it costs and a tenth. */
export function argumentsFor({ dealers, cells, index }: Size): string {
  const search = index.kind === 'embedded' ? 'embedded' : `${index.instance}:${index.nodes}:${index.diskGb}`
  const costs = totalOf(costsOf(typicalLoad(dealers / cells, index)))
  return `-c search=${search} -c budget=${Math.ceil(costs * 1.1)}`
}
