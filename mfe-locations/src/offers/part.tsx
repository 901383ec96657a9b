import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { LoadingSection } from '../shared/loading-section.tsx'
import { OfferRow } from './offer-row.tsx'

/** OF-1, a part: the first offers of today, with the way to all of them. Without any there is nothing. */
export function Part(props: Record<string, unknown>) {
  const { value, error } = useLoaded(JSON.stringify(props), async (api) => {
    const { listOffers, locationsParts } = await loadEndpoints()
    const { title = 'Special offers', manufacturer: make } = locationsParts['latest-offers'].props.parse(props)
    const { offers } = await api.get(listOffers, {})
    return { title, offers: offers.filter(({ manufacturer }) => !make || manufacturer?.slug === make) }
  })
  if (error) return null
  return value ? <OfferRow {...value} /> : <LoadingSection />
}
