import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import styles from '../pages/blocks/hero.module.css'
import { heroPhoto } from '../pages/hero-photo.ts'
import type { LiveStock } from '../pages/load.ts'
import { stockHref } from '../pages/stock-href.ts'

/** RT-17. A brand: its words, its banner and how many of it are in stock. */
export function BrandHero({ page, stock }: { page: ContentPage; stock: LiveStock | null }) {
  const site = useSite()
  const photo = heroPhoto(page, stock, site)
  return (
    <header className={'src' in photo ? styles.pictured : styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{page.heading ?? page.title}</h1>
        <p className={styles.text}>{page.description}</p>
        <p className={styles.actions}>
          <ButtonLink look="primary" href={stockHref(site, page)}>
            {stock && stock.count > 0 ? `View ${numberText(stock.count)} In Stock` : 'View Our Stock'}
          </ButtonLink>
        </p>
      </div>
      {'src' in photo && <Photo className={styles.picture} {...photo} ratio="wide" isPriority />}
    </header>
  )
}
