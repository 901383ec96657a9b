import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from '../pages/blocks/hero.module.css'
import { Stock } from '../pages/blocks/stock.tsx'
import { heroPhoto } from '../pages/hero-photo.ts'
import type { LiveStock } from '../pages/load.ts'
import { stockHref, stockQuery } from '../pages/stock-href.ts'

/** RT-18. A model to explore: its words, and from what price and how many are in stock. */
export function ModelHero({ page, stock }: { page: ContentPage; stock: LiveStock | null }) {
  const site = useSite()
  const name = `${page.make} ${page.model}`
  return (
    <>
      <header className={styles.pictured}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{page.heading ?? name}</h1>
          <p className={styles.text}>{page.description}</p>
          {stock?.cheapest && <From stock={stock} />}
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
      {stock && stock.count > 0 && (
        <Stock
          block={{
            kind: 'stock',
            title: `${name} in stock`,
            query: stockQuery(page),
            link: `Every ${name}`,
          }}
        />
      )}
    </>
  )
}

function From({ stock: { cheapest } }: { stock: LiveStock }) {
  const site = useSite()
  if (!cheapest) return null
  const price = displayedPrice(cheapest, site)
  return (
    <p>
      from <strong className={styles.price}>{priceWithUnit(price)}</strong> {price.type}
    </p>
  )
}
