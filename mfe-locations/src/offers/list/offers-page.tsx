import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { listOffers } from '@forecourt/contracts/endpoints/locations'
import type { Offer } from '@forecourt/contracts/site/site'
import { isPlainClick, useHost, useRequest, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import rows from '../../shared/card-rows.module.css'
import page from '../../shared/page.module.css'
import { OfferCard } from '../card/offer-card.tsx'
import { OfferFeature } from '../card/offer-feature.tsx'
import styles from './offers-page.module.css'

export type OffersData = ResponseOf<typeof listOffers>

/** OF-3, word for word. */
const nothing = 'There appears to be no offers currently available that meet the conditions of your search'

/** RT-13: every offer of today, of all makes or of one. */
export function OffersPage({ data: { intro, offers } }: { data: OffersData }) {
  const { query } = useRequest()
  const { paths, copy } = useSite()
  const asked = new URLSearchParams(query).get('manufacturer')
  const chosen = asked === null ? offers : offers.filter(({ manufacturer }) => manufacturer?.slug === asked)
  const [first, ...others] = chosen
  const isFeatured = first?.featured ?? false
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Offers' }]} />
      <header className={`${page.head} ${styles.head}`}>
        <div>
          <h1 className={page.title}>Special offers</h1>
          {intro && <p className={`${page.intro} ${styles.intro}`}>{intro}</p>}
        </div>
        <MakeFilter offers={offers} chosen={asked} />
      </header>
      {!first && (
        <EmptyState title="No offers" text={nothing}>
          {asked !== null && offers.length > 0 && <ButtonLink href="/special-offers">All offers</ButtonLink>}
          <ButtonLink look="primary" href={paths.search}>
            Search all {copy.noun[1]}
          </ButtonLink>
        </EmptyState>
      )}
      {first && isFeatured && <OfferFeature key={first.id} offer={first} />}
      <ul className={rows.rows}>
        {(isFeatured ? others : chosen).map((offer) => (
          <li key={offer.id} className={rows.row}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links, so that they work without scripts and Back undoes one. */
function MakeFilter({ offers, chosen }: { offers: readonly Offer[]; chosen: string | null }) {
  const { navigate } = useHost()
  const { path } = useRequest()
  const makes = new Map(
    offers.flatMap(({ manufacturer }) => (manufacturer ? [[manufacturer.slug, manufacturer.name]] : [])),
  )
  if (makes.size < 2) return null
  const choice = (slug: string | null, name: string) => {
    const count =
      slug === null ? offers.length : offers.filter(({ manufacturer }) => manufacturer?.slug === slug).length
    const href = slug === null ? path : `${path}?manufacturer=${slug}`
    return (
      <li key={name}>
        <a
          className={styles.make}
          href={href}
          aria-current={chosen === slug ? 'true' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            navigate(href, { stay: true })
          }}
        >
          {name} <span className={styles.count}>{count}</span>
        </a>
      </li>
    )
  }
  return (
    <ul className={styles.makes} aria-label="Makes">
      {choice(null, 'All')}
      {[...makes].map(([slug, name]) => choice(slug ?? '', name ?? ''))}
    </ul>
  )
}
