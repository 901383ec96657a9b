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
/** Longer than any typed stock number. */
const shortKeyword = { type: 'keyword', ignore_above: 256 } as const

export const storedLists: readonly ListFilter[] = listNames.filter((name) => !isPlaceFilter(name))

export type IndexOptions = { shards?: number }

/**
 * The index definition from the table of fields (docs/decisions/stock-search-opensearch.md). Unknown fields are stored
 * unindexed: after a release with more fields its vehicles fit the previous release's index, until that is rebuilt.
 */
export function indexBody({ shards = 1 }: IndexOptions = {}) {
  return {
    settings: {
      index: {
        number_of_shards: shards,
        // A replica on another node, where there is one, so that losing a node loses no data.
        auto_expand_replicas: '0-1',
        refresh_interval: '1s',
        // Facet requests have size 0 and are answered from the request cache until the next refresh.
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
        // The card's fields of the vehicle, stored unindexed for our own use.
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
