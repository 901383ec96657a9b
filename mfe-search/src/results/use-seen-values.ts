import type { SearchResult } from '@forecourt/contracts/search-result'
import type { ListFilter } from '@forecourt/domain/search-fields'
import { listNames } from '@forecourt/domain/search-url'
import { useState } from 'react'

type Seen = Partial<Record<ListFilter, readonly string[]>>

/** Models belong to their make: those of a make that was left are not kept. */
const kept = listNames.filter((name) => name !== 'model')

function withNew(seen: Seen, facets: SearchResult['facets']): Seen {
  const grown = kept.flatMap((name) => {
    const old = new Set(seen[name])
    const values = (facets[name] ?? []).map(({ value }) => value).filter((value) => !old.has(value))
    return values.length > 0 ? [[name, [...old, ...values]] as const] : []
  })
  return grown.length > 0 ? { ...seen, ...Object.fromEntries(grown) } : seen
}

/** Every value that a result of this visit had: the engine leaves out what no vehicle has, and a row must not vanish. */
export function useSeenValues(facets: SearchResult['facets']): Seen {
  const [seen, setSeen] = useState<Seen>(() => withNew({}, facets))
  const now = withNew(seen, facets)
  if (now !== seen) setSeen(now)
  return now
}
