import { filteredLocations } from '@forecourt/domain/locations/location-block'
import { useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'
import { LoadingSection } from '../../shared/loading-section.tsx'
import { LocationCard } from '../cards/location-card.tsx'
import { LocationCarousel } from '../cards/location-carousel.tsx'
import { useNow } from '../hours/use-now.ts'

const ids = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? []

/** LO-1, LO-7, a part: the carousel of the locations that its props choose. */
export function Part(props: Record<string, unknown>) {
  const now = useNow(Math.floor(Date.now() / 1000))
  const { value, error } = useLoaded(JSON.stringify(props), async (api) => {
    const { listLocations, locationsParts } = await loadEndpoints()
    const { title, exclude, selectedLocations, ...block } = locationsParts['our-locations'].props.parse(props)
    const { locations } = await api.get(listLocations, {})
    const chosen = filteredLocations(locations, {
      ...block,
      exclude: ids(exclude),
      selectedLocations: ids(selectedLocations),
    })
    return { title, chosen }
  })
  if (error) return null
  if (!value) return <LoadingSection />
  if (value.chosen.length === 0) return null
  return (
    <LocationCarousel
      {...(value.title && { title: value.title })}
      cards={value.chosen.map((location) => ({
        key: location.id,
        card: <LocationCard location={location} now={now} />,
      }))}
    />
  )
}
