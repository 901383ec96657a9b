import { flagNames, type ListFilter, listNames } from '@forecourt/domain/search/search-filters'
import { isPlaceFilter, numbers } from '../../filter-values.ts'
import {
  comparedField,
  dealershipField,
  idField,
  numberFieldName,
  placeField,
  rawField,
  shownField,
  stockNumberField,
  stockNumberStartsField,
  yearField,
} from './field-names.ts'

const keyword = { type: 'keyword', ignore_above: 8000 } as const
/** No stock number that anybody types is longer. */
const shortKeyword = { type: 'keyword', ignore_above: 256 } as const

export const storedLists: readonly ListFilter[] = listNames.filter((name) => !isPlaceFilter(name))

export type IndexOptions = { shards?: number }

/**
 * The index as the table of fields makes it (docs/decisions/stock-search-opensearch.md). Whatever is not in the mapping is
 * kept unsearched: after a release that has more fields its vehicles go into the index of the release before, until that is built anew.
 */
export function indexBody({ shards = 1 }: IndexOptions = {}) {
  return {
    settings: {
      index: {
        number_of_shards: shards,
        // A second copy on another node, where there is one: whichever goes, nothing is lost.
        auto_expand_replicas: '0-1',
        refresh_interval: '1s',
        // Every facet's query has size 0 and is answered from the request cache until the next refresh.
        'requests.cache.enable': true,
      },
    },
    mappings: {
      dynamic: false,
      properties: nested({
        [shownField]: { type: 'boolean' },
        [idField]: keyword,
        [dealershipField]: keyword,
        [placeField]: keyword,
        [yearField]: keyword,
        [stockNumberField]: shortKeyword,
        [stockNumberStartsField]: shortKeyword,
        ...Object.fromEntries(storedLists.map((name) => [rawField(name), keyword])),
        ...Object.fromEntries(storedLists.map((name) => [comparedField(name), keyword])),
        ...Object.fromEntries(Object.keys(numbers).map((name) => [numberFieldName(name), { type: 'double' }])),
        ...Object.fromEntries(flagNames.map((name) => [name, { type: 'boolean' }])),
        // The card's part of the vehicle, kept as it is and read by nobody but us.
        hit: { type: 'object', enabled: false },
      }),
    },
  }
}

/** `{ 'a.b': x }` as a mapping writes it: `{ a: { properties: { b: x } } }`. */
function nested(fields: Record<string, object>): Record<string, object> {
  const properties: Record<string, { properties: Record<string, object> } | object> = {}
  const groups = new Map<string, Record<string, object>>()
  for (const [path, field] of Object.entries(fields)) {
    const [group, name] = path.split('.')
    if (group === undefined || name === undefined) {
      properties[path] = field
      continue
    }
    const own = groups.get(group) ?? {}
    own[name] = field
    groups.set(group, own)
    properties[group] = { properties: own }
  }
  return properties
}
