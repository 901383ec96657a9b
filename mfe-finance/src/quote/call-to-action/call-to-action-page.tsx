import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { callToActionWords, popupWords } from '@forecourt/domain/finance/quote/quote-words'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useDialogLink, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './call-to-action-page.module.css'
import type { CallToActionData } from './load.ts'

/** FQ-2. "Get Finance Now". */
export function CallToActionPage({ data: { featured } }: { data: CallToActionData }) {
  const { quote, paths, car_types } = useSite()
  const journey = useDialogLink('finance-quote', {})
  const stock = car_types.length > 1 ? `${paths.search}?car_type=used` : paths.search
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{callToActionWords.title}</h1>
        <p className={styles.intro}>{popupWords.text}</p>
        <div className={styles.ways}>
          <ButtonLink look="primary" size="large" href={quote.link} {...journey}>
            {callToActionWords.start}
          </ButtonLink>
          <ButtonLink size="large" href={stock}>
            {callToActionWords.stock}
          </ButtonLink>
        </div>
      </header>
      {featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured" className={styles.subheading}>
            Used cars you could finance
          </h2>
          <ul className={styles.cars}>
            {featured.map((hit, index) => (
              <li key={hit.id}>
                <Card hit={hit} isPriority={index < 3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Card({ hit, isPriority }: { hit: Hit; isPriority: boolean }) {
  const { text, per = '', type } = displayedPrice(hit, useSite())
  const photo = firstPhoto(hit)
  return (
    <article className={styles.card}>
      <Photo
        className={styles.photo}
        isPriority={isPriority}
        {...(photo && pictureIn('card', photo.url))}
        alt=""
        fallback={<VehiclePlaceholder body={hit.simple_body} />}
      />
      <h3 className={styles.title}>
        <a href={`/cars/${hit.slug}`}>{vehicleTitle(hit)}</a>
      </h3>
      <p className={styles.badge}>{hit.badge}</p>
      <p className={styles.price}>
        {text}
        {per} {type && <span className={styles.type}>{type}</span>}
      </p>
    </article>
  )
}
