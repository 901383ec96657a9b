import { useApi } from '@forecourt/shell-api'
import { useId } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { OfferCard } from './card/offer-card.tsx'
import styles from './part.module.css'

/** Cards in a row of the page that it is part of. */
const maxShown = 3

/** OF-1, a part: the first offers of today, with the way to all of them. Without any there is nothing. */
export function Part(props: Record<string, unknown>) {
  const api = useApi()
  const id = useId()
  const loaded = useLoaded(JSON.stringify(props), async () => {
    const { listOffers, locationsParts } = await loadEndpoints()
    const { title = 'Special offers', manufacturer: make } = locationsParts['latest-offers'].props.parse(props)
    const { offers } = await api.get(listOffers, {})
    return { title, offers: offers.filter(({ manufacturer }) => !make || manufacturer?.slug === make) }
  })
  if (loaded === undefined || loaded === 'failed' || loaded.offers.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {loaded.title}
        </h2>
        <a className={styles.all} href="/special-offers">
          All offers
        </a>
      </div>
      <ul className={styles.offers}>
        {loaded.offers.slice(0, maxShown).map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
