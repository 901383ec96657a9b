import type { Offer } from '@forecourt/contracts/site/site'
import { plainText } from '@forecourt/domain/offers/offer-text'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { Stock } from '../../pages/blocks/stock.tsx'
import page from '../../shared/page.module.css'
import { paragraphs } from '../card/cut-text.tsx'
import { EndsLine } from '../card/ends-line.tsx'
import { OfferActions } from '../card/offer-actions.tsx'
import { OfferPicture } from '../card/offer-picture.tsx'
import { OfferPrice } from '../card/offer-price.tsx'
import { OfferRow } from '../offer-row.tsx'
import styles from './offer-page.module.css'

export type OfferData = { offer: Offer; others: readonly Offer[] }

/** RT-13: an offer on a page of its own, whole, before the others. */
export function OfferPage({ data: { offer, others } }: { data: OfferData }) {
  const { name, description, disclaimer } = offer
  return (
    <article className={page.page}>
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Offers', href: '/special-offers' }, { label: name }]}
      />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <OfferPicture offer={offer} slot="half" isPriority hasKind={false} />
        </div>
        <div className={styles.words}>
          <EndsLine offer={offer} />
          <h1 className={page.title}>{name}</h1>
          <div className={styles.text}>{paragraphs(plainText(description))}</div>
          <OfferPrice offer={offer} />
          <OfferActions offer={offer} />
        </div>
      </div>
      <div className={styles.more}>
        <Stock block={offerCars(offer)} />
      </div>
      {disclaimer && (
        <section className={styles.disclaimer} aria-labelledby="disclaimer">
          <h2 id="disclaimer" className={styles.heading}>
            Disclaimer
          </h2>
          {paragraphs(plainText(disclaimer))}
        </section>
      )}
      <div className={styles.more}>
        <OfferRow title="Other offers" offers={others} />
      </div>
    </article>
  )
}

/** The vehicles that the offer is of, as a row of them; of one that names none the newest. */
function offerCars({ model, manufacturer }: Offer) {
  const kind = 'stock' as const
  const name = model?.name ?? manufacturer?.name
  if (!name) return { kind, title: 'In stock now', query: 'sortBy=newest', link: 'See more' }
  const asked = { ...(manufacturer && { make: manufacturer.name }), ...(model && { model: model.name }) }
  const title = [manufacturer?.name, model?.name, 'in stock'].filter(Boolean).join(' ')
  return { kind, title, query: `${new URLSearchParams(asked)}`, link: `See every ${name}` }
}
