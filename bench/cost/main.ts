// `npm run cost`: what the platform costs in a month, with 10, 1,000 and 10,000 dealers, as a table for docs/scale.md.
import { busiest, dealersWhere, usualLoad } from './model.ts'
import { checked, pricePaths, prices } from './prices.ts'
import { costTable, sizes } from './table.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const [top = [], ...rows] = costTable
const lines = [row(top), row(['---', ...sizes.map(() => '---:')]), ...rows.map(row)]
const { requestsASecond, functions } = busiest(usualLoad(1000, sizes[1].index))
const dearest = dealersWhere(sizes[1].index)
const unchecked = pricePaths().filter((path) => !(path in checked))
process.stdout.write(`${lines.join('\n')}

In its busiest moment a dealer asks for ${requestsASecond.toFixed(3)} answers a second, and keeps ${functions.toFixed(4)} functions busy.
From ${dearest} dealers on the domain of the second column costs less than reading the stock in each process.

Prices of ${prices.notedOn}, ${prices.region}.
Not found on a page on that day: ${unchecked.join(', ')}.
`)
