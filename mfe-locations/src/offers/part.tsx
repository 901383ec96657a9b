import { useApi } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { LoadingSection } from '../shared/loading-section.tsx'
import { PartFrame } from '../shared/part-frame.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { OfferCard } from './card/offer-card.tsx'

/** Cards in a row of the page that it is part of. */
const maxShown = 3

/** OF-1, a part: the first offers of today, with the way to all of them. Without any there is nothing. */
export function Part(props: Record<string, unknown>) {
  const api = useApi()
  const loaded = useLoaded(JSON.stringify(props), async () => {
    const { listOffers, locationsParts } = await loadEndpoints()
    const { title = 'Special offers', manufacturer: make } = locationsParts['latest-offers'].props.parse(props)
    const { offers } = await api.get(listOffers, {})
    return { title, offers: offers.filter(({ manufacturer }) => !make || manufacturer?.slug === make) }
  })
  if (loaded === undefined) return <LoadingSection />
  if (loaded === 'failed' || loaded.offers.length === 0) return null
  return (
    <PartFrame title={loaded.title} link={{ label: 'All offers', href: '/special-offers' }}>
      {loaded.offers.slice(0, maxShown).map((offer) => (
        <OfferCard key={offer.id} offer={offer} heading="h3" />
      ))}
    </PartFrame>
  )
}
