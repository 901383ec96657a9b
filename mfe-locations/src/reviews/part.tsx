import { siteDay } from '@forecourt/domain/site/site-day'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { LoadingSection } from '../shared/loading-section.tsx'
import { ReviewList } from './review-list.tsx'

/** RV-1, a part: reviews of the dealer or of a location. Where they may not be shown there is nothing. */
export function Part(props: Record<string, unknown>) {
  const site = useSite()
  const { value, error } = useLoaded(JSON.stringify(props), async (api) => {
    const { listReviews, locationsParts } = await loadEndpoints()
    const { title = 'What our customers say', location } = locationsParts.reviews.props.parse(props)
    const { reviews } = await api.get(listReviews, {}, location ? new URLSearchParams({ location }).toString() : '')
    return { title, reviews }
  })
  if (error) return null
  if (!value) return <LoadingSection />
  if (!value.reviews) return null
  return <ReviewList reviews={value.reviews} title={value.title} today={siteDay(site, new Date())} />
}
