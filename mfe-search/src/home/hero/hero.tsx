import type { PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import type { Stock } from '../load.ts'
import styles from './hero.module.css'
import { HeroSearch } from './hero-search.tsx'

type HeroData = NonNullable<PublicSite['home']>['hero']
type Props = { hero: HeroData; stock: Stock | null }

/**
 * What a dealer says first, in one of four looks: words on a picture (`full`), under it (`wide`), beside it (`split`), or alone
 * (`plain`). One that should have a picture and has none is on the accent colour.
 */
export function Hero({ hero, stock }: Props) {
  const site = useSite()
  const { heading, text, look, action } = hero
  const picture = look === 'plain' ? undefined : hero.picture
  const isOnAccent = hero.ground === 'accent' || (look !== 'plain' && !picture)
  return (
    <div className={`${styles[picture ? look : 'plain']} ${isOnAccent ? styles.onAccent : ''}`} data-whole>
      <div className={styles.frame}>
        {picture && (
          <div className={styles.pictured}>
            <img
              className={styles.picture}
              {...pictureIn(look === 'split' ? 'half' : 'hero', tenantFilePath(site, picture))}
              alt=""
              width={960}
              height={640}
              fetchPriority="high"
              decoding="async"
            />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {action && (
            <ButtonLink className={styles.action} href={action.href}>
              {action.label}
            </ButtonLink>
          )}
        </div>
        <div className={styles.entry}>
          <Entry hero={hero} stock={stock} />
        </div>
      </div>
    </div>
  )
}

/** The way into the stock: the search, or what there is to do without one. */
function Entry({ hero: { search, example }, stock }: Props) {
  const { copy, paths, phone } = useSite()
  if (stock?.count === 0) {
    return (
      <ButtonLink look="primary" size="large" href={telephoneHref(phone)}>
        Call {phone}
      </ButtonLink>
    )
  }
  if (!stock || search.length === 0) {
    return (
      <ButtonLink look="primary" size="large" href={paths.search}>
        Show {copy.noun[1]}
      </ButtonLink>
    )
  }
  return <HeroSearch fields={search} example={example} stock={stock} />
}
