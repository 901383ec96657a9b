import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import type { JsonSchema } from '@forecourt/contracts/openapi/json-schema'
import type { QueryParameters } from '@forecourt/contracts/openapi/operation'
import {
  type Filter,
  type FilterRow,
  filterRow,
  searchFilters,
  sortOrders,
} from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'

const { queryLength, valueLength, valuesPerFilter, page } = searchLimits
const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: [...values] })
const matching = (pattern: string): JsonSchema => ({ type: 'string', pattern })

/** How each kind of filter is written. */
const filterSchemas = {
  list: {
    type: 'array',
    maxItems: valuesPerFilter,
    items: { type: 'string', maxLength: valueLength },
  },
  range: matching('^[0-9]{0,9}:[0-9]{0,9}$'),
  date: matching('^([0-9]{4}-[0-9]{2}-[0-9]{2})?:([0-9]{4}-[0-9]{2}-[0-9]{2})?$'),
  flag: oneOf(['true']),
} as const satisfies Record<FilterRow['kind'], JsonSchema>

const searchParameters: QueryParameters = [
  { name: 'query', required: false, schema: { type: 'string', maxLength: queryLength } },
  // The table's own keys.
  ...(Object.keys(searchFilters) as Filter[]).map((name) => {
    const { label, kind } = filterRow(name)
    return { name, required: false, description: label, schema: filterSchemas[kind] }
  }),
  { name: 'sortBy', required: false, schema: oneOf(Object.keys(sortOrders)) },
  { name: 'page', required: false, schema: { type: 'integer', minimum: 1, maximum: page } },
]

/** The query parameters of an endpoint: those of its row, and a search's where it takes one, which e2e/src/isolation proves. */
export const queryParametersOf = (row: Endpoint): QueryParameters => [
  ...(row.query ?? []).map((name) => ({ name, required: false, schema: { type: 'string' as const } })),
  ...(row.takesSearch ? searchParameters : []),
]
