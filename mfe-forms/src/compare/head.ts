import { maxComparedCars } from '@forecourt/contracts/watchlist/saved-car'
import { inWords } from '@forecourt/domain/text/numbers'
import { joinWords } from '@forecourt/domain/text/wording'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import type { Head, PageContext } from '@forecourt/shell-api'
import { comparePath } from './compare-path.ts'
import type { CompareData } from './load.ts'

/** There are more comparisons than search engines should list. */
export function head({ cars }: CompareData, { site }: PageContext): Head {
  const names = joinWords(cars.map(vehicleTitle))
  return {
    title: `${names ? `Compare ${names}` : 'Compare'} | ${site.name}`,
    description: `${names || `Up to ${inWords(maxComparedCars)} ${site.copy.noun[1]}`} side by side: prices, equipment and what differs.`,
    canonical: comparePath(cars.map(({ slug }) => slug)),
    noIndex: true,
  }
}
