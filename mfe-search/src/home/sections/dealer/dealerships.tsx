import type { Location } from '@forecourt/contracts/site/site'
import { distanceKm, distanceText, type Point } from '@forecourt/domain/locations/distance'
import { stateNames } from '@forecourt/domain/locations/postcodes'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { countOf } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { useState } from 'react'
import type { Stock } from '../../load.ts'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './dealerships.module.css'
import { NearForm, type Origin } from './near-form.tsx'

type Placed = { location: Location; km: number | undefined }

/** Each dealership at the place where it sells, or at its first; the nearest first once a place is given. */
function placesOf(dealerships: readonly string[], locations: readonly Location[], origin: Point | undefined): Placed[] {
  return dealerships
    .flatMap((slug) => {
      const own = locations.filter(({ dealership_slug }) => dealership_slug === slug)
      const location = own.find(({ location_type }) => location_type === 'sales') ?? own[0]
      return location ? [{ location, km: origin && distanceKm(origin, location.address) }] : []
    })
    .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0))
}

type Props = { section: SectionOf<'dealerships'>; stock: Stock | null }

/** LO-5. The dealerships of a group: state, distance, telephone and how much of the stock is theirs. */
export function Dealerships({ section: { title, text }, stock }: Props) {
  const { dealerships, locations } = useSite()
  const [origin, setOrigin] = useState<Origin>()
  return (
    <SectionFrame title={title} text={text}>
      <NearForm origin={origin} onOrigin={setOrigin} />
      <ul className={styles.places}>
        {placesOf(dealerships, locations, origin).map(({ location, km }) => (
          <li key={location.id} className={styles.place}>
            <p className={styles.where}>
              <span>{stateNames[location.address.state]}</span>
              {km !== undefined && <strong className={styles.km}>{distanceText(km)}</strong>}
            </p>
            <Dealership location={location} stock={stock} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function Dealership({ location, stock }: { location: Location; stock: Stock | null }) {
  const { name, address, contact_detail } = location
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.address}>
        {address.street}
        <br />
        {address.city} {address.state} {address.postcode}
      </p>
      <p className={styles.ways}>
        <a className={styles.phone} href={telephoneHref(contact_detail.phone)}>
          {contact_detail.phone}
        </a>
        <DealershipLink name={name} stock={stock} />
      </p>
    </>
  )
}

/** The link to a dealership's own vehicles, with their count; nothing while it is unknown. */
function DealershipLink({ name, stock }: { name: string; stock: Stock | null }) {
  const { copy, paths } = useSite()
  const count = stock?.facets.dealership_name?.find(({ value }) => value === name)?.count
  if (!count) return null
  return (
    <a className={styles.stock} href={`${paths.search}?${new URLSearchParams({ dealership_name: name })}`}>
      {countOf(count, copy.noun)} in stock
    </a>
  )
}
