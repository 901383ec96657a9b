import type { Offer } from '@forecourt/contracts/site/site'
import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { LoadingSection } from '../shared/loading-section.tsx'
import { PartFrame } from '../shared/part-frame.tsx'
import { OfferCard } from './card/offer-card.tsx'

/** Cards in a row of the page that it is part of. */
const maxShown = 3

/** OF-1, a part: the first offers of today, with the way to all of them. Without any there is nothing. */
export function Part(props: Record<string, unknown>) {
  const { value, error } = useLoaded(JSON.stringify(props), async (api) => {
    const { listOffers, locationsParts } = await loadEndpoints()
    const { title = 'Special offers', manufacturer: make, except } = locationsParts['latest-offers'].props.parse(props)
    const { offers } = await api.get(listOffers, {})
    const isAsked = ({ id, manufacturer }: Offer) => id !== except && (!make || manufacturer?.slug === make)
    return { title, offers: offers.filter(isAsked) }
  })
  if (error) return null
  if (!value) return <LoadingSection />
  if (value.offers.length === 0) return null
  return (
    <PartFrame title={value.title} link={{ label: 'All offers', href: '/special-offers' }} isStacked>
      {value.offers.slice(0, maxShown).map((offer) => (
        <OfferCard key={offer.id} offer={offer} heading="h3" />
      ))}
    </PartFrame>
  )
}
