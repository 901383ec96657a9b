import type { ContentPage } from '@forecourt/contracts/content/content-page'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { numberText } from '@forecourt/domain/text/numbers'
import { carTypeTexts } from '@forecourt/domain/vehicle/vehicle-facts'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from '../pages/blocks/hero.module.css'
import { Stock } from '../pages/blocks/stock.tsx'
import { heroPhoto } from '../pages/hero-photo.ts'
import type { LiveStock } from '../pages/load.ts'
import { stockHref, stockQuery } from '../pages/stock-href.ts'

const nameOf = ({ make, model }: ContentPage): string => `${make} ${model}`

/** RT-18. A model to explore: its words, and from what price and how many are in stock. */
export function ModelHero({ page, stock }: { page: ContentPage; stock: LiveStock | null }) {
  const site = useSite()
  return (
    <header className={styles.pictured}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{page.heading ?? nameOf(page)}</h1>
        <p className={styles.text}>{page.description}</p>
        {stock?.cheapest.map((hit) => (
          <From key={hit.id} page={page} hit={hit} isOnly={stock.cheapest.length === 1} />
        ))}
        <p className={styles.actions}>
          <ButtonLink look="primary" href={stockHref(site, page)}>
            {stock && stock.count > 0 ? `View ${numberText(stock.count)} In Stock` : 'View Our Stock'}
          </ButtonLink>
        </p>
      </div>
      <Photo
        className={styles.picture}
        {...heroPhoto(page, stock, site)}
        ratio="wide"
        isPriority
        fallback={<VehiclePlaceholder body={page.body} />}
      />
    </header>
  )
}

/** The model's vehicles, below what the dealer says of it. */
export function ModelStock({ page, stock }: { page: ContentPage; stock: LiveStock | null }) {
  if (!stock || stock.count === 0) return null
  const name = nameOf(page)
  return <Stock block={{ kind: 'stock', title: `${name} in stock`, query: stockQuery(page), link: `Every ${name}` }} />
}

/** From what price there is a model of one condition; where there are several, which, with a link to them. */
function From({ page, hit, isOnly }: { page: ContentPage; hit: Hit; isOnly: boolean }) {
  const site = useSite()
  const price = displayedPrice(hit, site)
  return (
    <p>
      {!isOnly && <a href={stockHref(site, page, { condition: hit.car_type })}>{carTypeTexts[hit.car_type]}</a>} from{' '}
      <strong className={styles.price}>{priceWithUnit(price)}</strong> {price.type}
    </p>
  )
}
