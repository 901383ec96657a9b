import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { SearchX } from '@forecourt/ui/icons'

/** SR-16, letter for letter. */
export function NoResults() {
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title="No Results Available"
      text="No results found for your search at this time. Please try adjusting the filters for more results."
    >
      <ButtonLink look="primary" href={useSite().paths.search}>
        Clear Filters
      </ButtonLink>
    </EmptyState>
  )
}
