import type { Location } from '@forecourt/contracts/site/site'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { countOf } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import type { Stock } from '../load.ts'
import { SectionFrame, type SectionOf } from '../section-frame.tsx'
import styles from './dealerships.module.css'

/** Each dealership at the place where it sells, or at its first. */
function placesOf(dealerships: readonly string[], locations: readonly Location[]): Location[] {
  return dealerships.flatMap((slug) => {
    const own = locations.filter(({ dealership_slug }) => dealership_slug === slug)
    const place = own.find(({ location_type }) => location_type === 'sales') ?? own[0]
    return place ? [place] : []
  })
}

/** The dealerships of a group, with where they are, their telephone and how much of the stock is theirs. */
export function Dealerships({
  section: { title, text },
  stock,
}: {
  section: SectionOf<'dealerships'>
  stock: Stock | null
}) {
  const { dealerships, locations } = useSite()
  return (
    <SectionFrame title={title} text={text}>
      <ul className={styles.places}>
        {placesOf(dealerships, locations).map(({ id, name, address, contact_detail }) => (
          <li key={id} className={styles.place}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.address}>
              {address.street}
              <br />
              {address.city} {address.state} {address.postcode}
            </p>
            <a className={styles.phone} href={telephoneHref(contact_detail.phone)}>
              {contact_detail.phone}
            </a>
            <DealershipLink name={name} stock={stock} />
          </li>
        ))}
      </ul>
    </SectionFrame>
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
