import type { PartProps } from '@forecourt/contracts/parts/parts'
import { rowOrder } from '@forecourt/domain/search/order/row-order'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { formatSearch, parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { CardRowSpace } from '@forecourt/remote-kit/finance/card-row-space'
import { WeekNote } from '@forecourt/remote-kit/finance/week-note'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useId } from 'react'
import { CardStrip, StripFrame } from '../card/card-strip.tsx'
import { StripSkeleton } from '../card/strip-skeleton.tsx'
import { loadEndpoints } from '../load-endpoints.ts'

const shown = 12

/** NV-6, a part: a row of the vehicles that a search finds; the link to all of them where it fails or finds none. */
export function Part({ title, query, link }: PartProps<'stock-row'>) {
  const { paths } = useSite()
  const { state } = parseSearch(query)
  const asked = [`limit=${shown}`, formatSearch(state)].filter(Boolean).join('&')
  const { value, error } = useLoaded(asked, async (api) => {
    const { listVehicles } = await loadEndpoints()
    const { hits } = await api.get(listVehicles, {}, asked)
    // An order that the row asks for stays.
    const ordered = state.sortBy === emptySearch.sortBy ? rowOrder(hits) : hits
    return { hits: ordered, nowSeconds: Math.floor(Date.now() / 1000) }
  })
  const more = { href: searchHref(paths.search, state), label: link }
  if (error || value?.hits.length === 0) return <AllLink title={title} {...more} />
  return (
    <>
      <WeekNote />
      <CardRowSpace>
        {value ? <CardStrip heading={title} more={more} {...value} /> : <StripSkeleton heading={title} />}
      </CardRowSpace>
    </>
  )
}

function AllLink({ title, href, label }: { title: string; href: string; label: string }) {
  return (
    <StripFrame heading={title} id={useId()} isLarge>
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </StripFrame>
  )
}
