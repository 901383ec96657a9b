import { deployBench } from './deploy.ts'
import { financeBench } from './finance/finance.ts'
import { coldStart } from './functions/cold-start.ts'
import { importMemory } from './import/import-memory.ts'
import { overloadBench } from './load/overload.ts'
import { filterClick } from './page/filter-click.ts'
import { firstView } from './page/first-view.ts'
import { openEnquiry } from './page/open-enquiry.ts'
import { openVehicle } from './page/open-vehicle.ts'
import { resultsInputs } from './page/results-inputs.ts'
import { saveCar } from './page/save-car.ts'
import { vehiclePage } from './page/vehicle-page.ts'
import type { Bench, Run } from './runner/bench.ts'
import { searchBench } from './search/search.ts'
import { warmDocuments } from './warm/warm-documents.ts'

/** Every benchmark by its name. The import is the last that uses a platform: it replaces stock. */
const benches: Readonly<Record<string, Bench>> = {
  'first-view': firstView,
  'filter-click': filterClick,
  'results-inputs': resultsInputs,
  'open-vehicle': openVehicle,
  'open-enquiry': openEnquiry,
  'vehicle-page': vehiclePage,
  'save-car': saveCar,
  finance: financeBench,
  functions: coldStart,
  'warm-documents': warmDocuments,
  overload: overloadBench,
  import: importMemory,
  search: searchBench,
  deploy: deployBench,
}

/** What the help says of each. */
export const benchList = Object.entries(benches)
  .map(([name, { summary, parts }]) =>
    [
      `  ${name.padEnd(16)}${summary}`,
      ...(parts ? [`  ${' '.repeat(16)}in parts: ${Object.keys(parts).join(', ')}`] : []),
    ].join('\n'),
  )
  .join('\n')

const runsOfBench = (name: string, bench: Bench): Run[] =>
  bench.parts
    ? Object.entries(bench.parts).map(([part, prepare]) => ({ name: `${name}-${part}`, prepare }))
    : [{ name, prepare: bench.prepare }]

/** Every benchmark, and every part of those that have parts. */
export const allRuns: readonly Run[] = Object.entries(benches).flatMap(([name, bench]) => runsOfBench(name, bench))

/** What is to be measured, or what to say instead. */
export function runsOf(name: string, part: string | undefined): readonly Run[] | string {
  if (name === 'all') return part === undefined ? allRuns : 'Name one benchmark for a part.'
  const bench = benches[name]
  if (!bench) return `There is no benchmark "${name}".`
  const runs = runsOfBench(name, bench)
  if (part === undefined) return runs
  const own = runs.filter((run) => run.name === `${name}-${part}`)
  return own.length > 0 ? own : `${name} has no part "${part}".`
}
