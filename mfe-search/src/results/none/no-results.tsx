import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { activeFilters } from '@forecourt/domain/search/active-filters'
import { filterRelaxations } from '@forecourt/domain/search/filters/filter-relaxations'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { SearchX } from '@forecourt/ui/media/late-icons'
import type { Search } from '../use-search.ts'
import { PopularCars } from './popular-cars.tsx'

type Props = {
  result: SearchResult
  search: Search
  /** Moves the focus when the link that had it is removed. */
  onLeft(): void
}

/** SR-16, letter for letter, the filters whose removal alone gives results, and what there is. */
export function NoResults({ result, search, onLeft }: Props) {
  const { paths } = useSite()
  if (activeFilters(search.state).length === 0) return <NoStock />
  return (
    <>
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title="No Results Available"
        text="No results found for your search at this time. Please try adjusting the filters for more results."
      >
        {filterRelaxations(search.state, result).map(({ key, label, count, without }) => (
          <ButtonLink key={key} {...search.link(without, onLeft)}>
            {label} ({numberText(count)})
          </ButtonLink>
        ))}
        <ButtonLink look="primary" href={paths.search}>
          Clear Filters
        </ButtonLink>
      </EmptyState>
      <PopularCars />
    </>
  )
}

/** Nothing is listed at all, so no filter is the cause: the dealer knows what is coming. */
function NoStock() {
  const site = useSite()
  const { copy, phone } = site
  const email = primaryLocation(site)?.contact_detail.email
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      title={`No ${copy.noun[1]} are listed right now`}
      text="Ask us what is on its way, or tell us what you are looking for."
    >
      <ButtonLink look="primary" href={telephoneHref(phone)}>
        Call {phone}
      </ButtonLink>
      {email && <ButtonLink href={`mailto:${email}`}>Email us</ButtonLink>}
    </EmptyState>
  )
}
