import type { PublicSite } from '@forecourt/contracts/site/site'
import { primaryLocation } from '../locations/primary-location.ts'
import { splitNoun } from '../text/split-noun.ts'
import { capitalised, joinWords, pluralBody, shortened } from '../text/wording.ts'
import { carTypeTexts } from '../vehicle/vehicle-facts.ts'
import type { ListFilter, SearchState } from './search-filters.ts'

type HeadingSite = Pick<PublicSite, 'copy' | 'locations'>

/** A heading has at most this many names; more are only chips. */
const maxNames = 3

function conditionText(state: SearchState, own?: string): string | undefined {
  const types = state.lists.car_type ?? []
  const words = Object.entries(carTypeTexts).filter(([type]) => types.includes(type))
  if (words.length > 0) return joinWords(words.map(([, word], index) => (index === 0 ? word : word.toLowerCase())))
  return state.lists.body ? undefined : own
}

function primaryCity(locations: HeadingSite['locations']): string | undefined {
  const city = primaryLocation({ locations })?.address.city
  return city && `in ${city}`
}

/** Each only where it is the one value of its filter. */
const adjectives = ['tag', 'fuel', 'drive'] as const satisfies ListFilter[]
const yards = ['dealership_name', 'location_name'] as const satisfies ListFilter[]

/**
 * The heading of the results: `Toyota and Mazda SUVs in Sydney`, `4x4 utes at Meridian Southport` from the filters that form a name, else
 * the tenant's own heading. The query is repeated, shortened.
 */
export function resultsHeading(state: SearchState, { copy, locations }: HeadingSite): string {
  if (state.query) return `Results for “${shortened(state.query)}”`
  const names = (filter: ListFilter, max = maxNames): string[] => {
    const values = state.lists[filter] ?? []
    return values.length <= max ? values : []
  }
  const { condition, thing } = splitNoun(copy.noun[1])
  const makes = names('make')
  const models = makes.length === 1 ? names('model') : []
  const kinds = adjectives.flatMap((filter) => names(filter, 1)).map(lowerDrive)
  const bodies = names('body')
  const places = yards.flatMap((filter) => names(filter))
  const hasNames = [makes, models, kinds, bodies, places, names('car_type')].some((chosen) => chosen.length > 0)
  if (!hasNames) return copy.search_heading

  const subject = bodies.length > 0 ? joinWords(bodies.map(pluralBody)) : thing
  const place = places.length > 0 ? `at ${joinWords(places)}` : (copy.place ?? primaryCity(locations))
  const words = [conditionText(state, condition), ...kinds, joinWords(makes), joinWords(models), subject, place]
  return capitalised(words.filter(Boolean).join(' '))
}

const lowerDrive = (name: string): string => name.replace(/^.*-wheel/, (words) => words.toLowerCase())
