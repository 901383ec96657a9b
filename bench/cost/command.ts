import { readArguments, wholeNumber } from '@forecourt/command-line/read-arguments'
import { argumentsFor, costTable, sizeFor, sizesOfGuide, smallDomain } from './cost-table.ts'
import { breakEvenDealers, busiest, typicalLoad } from './model.ts'
import { checked, pricePaths, prices } from './prices.ts'

const help = `npm run cost -- [OPTIONS]

What the platform costs in a month, part by part: with 10, 1,000 and 10,000 dealers, as docs/scale.md has it, which says what a
dealer is taken to do.

  --dealers N   for this number instead, with the arguments of its deploy (-c search=, -c budget=)
  --help        this text`

const flags = { dealers: { type: 'string' }, help: { type: 'boolean' } } as const
const maxDealers = 100_000

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** What `npm run cost` answers. Throws for what it cannot be asked. */
export function costText(args?: string[]): string {
  const { dealers, help: wantsHelp } = readArguments('npm run cost', flags, args)
  if (wantsHelp) return help
  const asked = dealers === undefined ? undefined : sizeFor(wholeNumber('dealers', dealers, { max: maxDealers }))
  const [top = [], ...rows] = costTable(asked ? [asked] : sizesOfGuide)
  const { requestsASecond, functions } = busiest(typicalLoad(1000, smallDomain))
  const unchecked = pricePaths().filter((path) => !(path in checked))
  const each = asked && (asked.cells > 1 ? 'Each platform is' : 'The platform is')
  return `${[row(top), row(['---', ...top.slice(1).map(() => '---:')]), ...rows.map(row)].join('\n')}

${asked ? `${each} deployed with ${argumentsFor(asked)}: what it costs and a tenth.\n` : ''}In its busiest moment a dealer asks for ${requestsASecond.toFixed(3)} answers a second, and keeps ${functions.toFixed(4)} functions busy.
From ${breakEvenDealers(smallDomain)} dealers on a domain of two ${smallDomain.instance} costs less than reading the stock in each process.

Prices of ${prices.notedOn}, ${prices.region}.
Not found on a page on that day: ${unchecked.join(', ')}.`
}
