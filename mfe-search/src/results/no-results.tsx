import type { SearchResult } from '@forecourt/contracts/search-result'
import { waysOut } from '@forecourt/domain/search-ways-out'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { SearchX } from '@forecourt/ui/icons'
import type { Search } from './use-search.ts'

type Props = {
  result: SearchResult
  search: Search
  /** Where focus goes when the way out that had it is gone. */
  onLeft(): void
}

/** SR-16, letter for letter, and which single filter to give up where one is enough. */
export function NoResults({ result, search, onLeft }: Props) {
  const { paths } = useSite()
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title="No Results Available"
      text="No results found for your search at this time. Please try adjusting the filters for more results."
    >
      {waysOut(search.state, result).map(({ key, label, without }) => (
        <ButtonLink key={key} {...search.link(without, onLeft)}>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink look="primary" href={paths.search}>
        Clear Filters
      </ButtonLink>
    </EmptyState>
  )
}
