import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { shownEstimate, weekNote } from '@forecourt/domain/finance/budget/your-week'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { callToActionWords, popupWords } from '@forecourt/domain/finance/quote/quote-words'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useDialogLink, useSite, useYourWeek } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { TileLink } from '@forecourt/ui/controls/tile-link'
import { FinanceWarning } from '@forecourt/ui/display/finance/finance-warning'
import { OwnFigures } from '@forecourt/ui/display/finance/own-figures'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './call-to-action-page.module.css'
import type { CallToActionData } from './load.ts'

/** FQ-2. "Get Finance Now". */
export function CallToActionPage({ data: { featured } }: { data: CallToActionData }) {
  const site = useSite()
  const { quote, paths, car_types } = site
  const { week, choose } = useYourWeek()
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
            Used {splitNoun(site.copy.noun[1]).thing} you could finance
          </h2>
          {hasBudgets(site) && <OwnFigures {...weekNote(week)} onClear={() => choose(null)} />}
          <ul className={styles.cars}>
            {featured.map((hit, index) => (
              <li key={hit.id}>
                <Card hit={hit} isPriority={index < 3} />
              </li>
            ))}
          </ul>
          <FinanceWarning text={site.finance.warning} vehicles={featured} />
        </section>
      )}
    </div>
  )
}

function Card({ hit, isPriority }: { hit: Hit; isPriority: boolean }) {
  const site = useSite()
  const { text, per = '', type } = displayedPrice(hit, site)
  const photo = firstPhoto(hit)
  const title = vehicleTitle(hit)
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
        <TileLink href={`/cars/${hit.slug}`}>{title}</TileLink>
      </h3>
      <p className={styles.badge}>{hit.badge}</p>
      <p className={styles.price}>
        {text}
        {per} {type && <span className={styles.type}>{type}</span>}
      </p>
      <Repayment hit={hit} />
      <a
        className={styles.pay}
        href={`${site.quote.link}?${new URLSearchParams({ car_id: hit.id })}`}
        aria-label={`See what I’d pay for the ${title}`}
      >
        See what I’d pay
      </a>
    </article>
  )
}

/** What it costs a period, the comparison rate as prominent beside it (RG 178). */
function Repayment({ hit }: { hit: Hit }) {
  const { week } = useYourWeek()
  const { estimate, instead } = shownEstimate(hit, useSite(), week)
  const words = estimate && financeTeaser(estimate)
  return (
    <p className={styles.week} data-own={week ? '' : undefined}>
      {words ? (
        <>
          <span>{words.repayment}</span> <span>{words.comparison}</span>{' '}
          <span className={styles.assumes}>{words.assumes}</span>
        </>
      ) : (
        instead
      )}
    </p>
  )
}
