import type { ShownLocation } from '@forecourt/contracts/endpoints/locations'
import type { Department, PublicSite } from '@forecourt/contracts/site/site'
import { directionsHref } from '@forecourt/domain/locations/directions'
import { distanceText, type Point } from '@forecourt/domain/locations/distance'
import { departmentNames } from '@forecourt/domain/locations/hours/opening-hours'
import { chosenLocations, type PlacedLocation, parseDepartment } from '@forecourt/domain/locations/location-choice'
import { noPlaceText } from '@forecourt/domain/locations/suburb-source'
import { countOf } from '@forecourt/domain/text/numbers'
import { useHost, useRequest, useSite } from '@forecourt/shell-api'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { useState } from 'react'
import page from '../../shared/page.module.css'
import { LocationCard } from '../cards/location-card.tsx'
import { LocationCarousel } from '../cards/location-carousel.tsx'
import { useNow } from '../hours/use-now.ts'
import { AreaMap } from '../map/area-map.tsx'
import { locationPath } from '../shared/location-links.ts'
import { DepartmentFilter } from './department-filter.tsx'
import type { LocationsData } from './load.ts'
import styles from './locator-page.module.css'
import { NearestForm } from './nearest-form.tsx'
import { NoLocations } from './no-locations.tsx'
import { placesText } from './places-text.ts'

/** Where distances are measured from, in words. */
type Origin = Point & { name: string }

/** LO-1, LO-2, LO-5: every location, the nearest first once a place is given. */
export function LocatorPage({ data }: { data: LocationsData }) {
  const { locations, area, postcode, nowSeconds, map } = data
  const { path, query } = useRequest()
  const { navigate } = useHost()
  const now = useNow(nowSeconds)
  const [position, setPosition] = useState<Point>()
  const department = parseDepartment(new URLSearchParams(query).get('department'))
  const origin: Origin | undefined = position
    ? { ...position, name: 'you' }
    : area && { ...area, name: `${area.postcode} ${area.name}` }
  const chosen = chosenLocations(locations, department, origin)
  const hrefOf = (next: Department | undefined, from = postcode) => {
    const asked = new URLSearchParams({ ...(next && { department: next }), ...(from && { postcode: from }) }).toString()
    return asked ? `${path}?${asked}` : path
  }

  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Our Locations' }]} />
      <header className={page.head}>
        <div>
          <h1 className={page.title}>Our Locations</h1>
          {locations.length > 0 && <p className={page.intro}>{`${placesText(locations)}.`}</p>}
        </div>
        {locations.length > 0 && (
          <NearestForm
            path={path}
            postcode={postcode}
            department={department}
            error={postcode && !area ? noPlaceText(postcode) : undefined}
            onPlace={(near) => {
              setPosition(undefined)
              navigate(hrefOf(department, near), { stay: true })
            }}
            onPosition={setPosition}
          />
        )}
      </header>
      <div className={styles.choice}>
        <DepartmentFilter locations={locations} chosen={department} hrefOf={hrefOf} />
        <p className={styles.summary} role="status">
          {summaryText(chosen.length, department, origin)}
        </p>
      </div>
      {chosen.length === 0 ? (
        <NoLocations department={department} allHref={locations.length > 0 ? path : undefined} />
      ) : (
        <>
          <LocationCarousel
            // Remounted for each choice: scroll anchoring would follow the card that was first.
            key={`${department} ${origin?.lat} ${origin?.long}`}
            title={department ? departmentNames[department] : 'All locations'}
            cards={chosen.map(({ location, km }, index) => ({
              key: location.id,
              card: (
                <LocationCard location={location} now={now} km={km} isNearest={origin !== undefined && index === 0} />
              ),
            }))}
          />
          <section className={styles.map} aria-labelledby="where">
            {map && (
              <AreaMap
                map={map}
                pins={chosen.map(({ location: { slug, name } }, index) => ({
                  slug,
                  name,
                  isFirst: origin !== undefined && index === 0,
                }))}
                label={`Map of ${countOf(chosen.length, 'location')}, numbered as in the list`}
              />
            )}
            <div className={styles.list}>
              <h2 id="where" className={styles.listTitle}>
                {origin ? `Nearest to ${origin.name}` : 'Where we are'}
              </h2>
              <ol className={styles.places}>
                {chosen.map((placed) => (
                  <PlaceLine key={placed.location.id} placed={placed} counts={data.counts} />
                ))}
              </ol>
            </div>
          </section>
        </>
      )}
    </div>
  )
}

/** `Six sales locations, nearest to 2000 Sydney first`. */
function summaryText(count: number, department: Department | undefined, origin: Origin | undefined): string {
  if (count === 0) return department ? `No ${department} location` : ''
  // The heading says how many there are.
  if (!department && !origin) return ''
  const what = countOf(count, department ? `${department} location` : 'location')
  return origin ? `${what}, nearest to ${origin.name} first` : what
}

function PlaceLine({
  placed: { location, km },
  counts,
}: {
  placed: PlacedLocation<ShownLocation>
  counts: LocationsData['counts']
}) {
  const { copy }: PublicSite = useSite()
  const count = counts?.[location.name]
  return (
    <li className={styles.place}>
      <div>
        <a className={styles.name} href={locationPath(location)}>
          {location.name}
        </a>
        {/* The cards above have the whole address. */}
        <p className={styles.address}>
          {location.address.city} {location.address.state}
        </p>
        <a
          className={styles.directions}
          href={directionsHref(location)}
          aria-label={`Get Directions to ${location.name}`}
        >
          Get Directions
        </a>
      </div>
      <p className={styles.figures}>
        {km !== undefined && <strong>{distanceText(km)}</strong>}
        {count !== undefined && count > 0 && <span>{countOf(count, copy.noun)}</span>}
      </p>
    </li>
  )
}
