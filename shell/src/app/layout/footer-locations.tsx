import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import styles from './footer.module.css'

type Entry = readonly [first: Location, ...others: Location[]]

/** A group's locations by dealership, one entry each: fourteen locations are six entries. A single dealer's locations are not grouped. */
function entriesOf({ dealerships, locations }: Pick<PublicSite, 'dealerships' | 'locations'>): Entry[] {
  if (dealerships.length === 1) return locations.map((location) => [location])
  return dealerships.flatMap((slug): Entry[] => {
    const [first, ...others] = locations.filter(({ dealership_slug }) => dealership_slug === slug)
    return first ? [[first, ...others]] : []
  })
}

/** The dealer's locations with telephone and licence. */
export function FooterLocations() {
  const site = useSite()
  return (
    <section className={styles.places} aria-label={`Locations of ${site.name}`}>
      {entriesOf(site).map(([first, ...others]) => (
        <div key={first.id} className={styles.place}>
          <h2 className={styles.title}>{first.name}</h2>
          <address>
            <p>
              {first.address.street}
              <br />
              {first.address.city} {first.address.state} {first.address.postcode}
            </p>
            <Call location={first} />
            {others.map((location) => (
              <Call key={location.id} location={location} isNamed />
            ))}
            {first.dealer_license_number && <p>Dealer licence {first.dealer_license_number}</p>}
          </address>
        </div>
      ))}
    </section>
  )
}

const departments = { sales: 'Sales', service: 'Service', parts: 'Parts', '': '' } as const

function Call({ location, isNamed }: { location: Location; isNamed?: boolean }) {
  return (
    <p>
      {isNamed && `${departments[location.location_type]} `}
      <Telephone
        className={styles.link}
        telephone={telephone(location.contact_detail.phone, useSite())}
        {...(!isNamed && { nameOf: (text: string) => `${location.name} ${text}` })}
      />
    </p>
  )
}
