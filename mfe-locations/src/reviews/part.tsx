import { siteDay } from '@forecourt/domain/site/site-day'
import { useApi, useSite } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { LoadingSection } from '../shared/loading-section.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { ReviewList } from './review-list.tsx'

/** RV-1, a part: reviews of the dealer or of a location. Where they may not be shown there is nothing. */
export function Part(props: Record<string, unknown>) {
  const api = useApi()
  const site = useSite()
  const loaded = useLoaded(JSON.stringify(props), async () => {
    const { listReviews, locationsParts } = await loadEndpoints()
    const { title = 'What our customers say', location } = locationsParts.reviews.props.parse(props)
    const { reviews } = await api.get(listReviews, {}, location ? new URLSearchParams({ location }).toString() : '')
    return { title, reviews }
  })
  if (loaded === undefined) return <LoadingSection />
  if (loaded === 'failed' || !loaded.reviews) return null
  return <ReviewList reviews={loaded.reviews} title={loaded.title} today={siteDay(site, new Date())} />
}
