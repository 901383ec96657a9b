import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import type { PartName } from '@forecourt/contracts/parts/parts'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { ChevronRight } from '@forecourt/ui/media/icons'
import { stockHref } from '../pages/stock-href.ts'
import type { MenuData } from './load-menu.ts'
import { modelsId } from './models-id.ts'
import styles from './vehicles-panel.module.css'

type Make = SiteMenu['makes'][number]

/**
 * NV-1. Makes of the stock, each with its models: beside the makes on wide screens, where the shell opens the first one, and a level
 * below them on phones. A list of disclosures, which needs no script; their models come when the menu is wanted (`menu-models.tsx`).
 */
export function VehiclesPanel({ data, stock }: { data: MenuData; stock: SiteMenu }) {
  const site = useSite()
  return (
    <>
      <div className={styles.makes}>
        {stock.makes.map((make, index) => (
          <details
            key={make.make}
            name="menu-makes"
            className={styles.make}
            data-open-wide={index === 0 ? '' : undefined}
          >
            <summary className={styles.summary}>
              {make.make}
              <span className={styles.count}>{numberText(make.count)}</span>
            </summary>
            <Models make={make} data={data} />
          </details>
        ))}
      </div>
      {stock.moreMakes.length > 0 && (
        <p className={styles.rest}>
          {stock.moreMakes.map(({ value, count }) => (
            <a key={value} href={stockHref(site, { make: value })}>
              {value} <span className={styles.count}>{numberText(count)}</span>
            </a>
          ))}
        </p>
      )}
      <p className={styles.foot}>
        <ButtonLink look="primary" size="small" href={site.paths.search}>
          View all {numberText(stock.count)} {site.copy.noun[1]}
        </ButtonLink>
        {data.brands.length > 0 && (
          <a className={styles.more} href="/brands">
            All brands
          </a>
        )}
        {data.models.length > 0 && (
          <a className={styles.more} href="/models">
            All models
          </a>
        )}
      </p>
    </>
  )
}

function Models({ make: { make, count }, data }: { make: Make; data: MenuData }) {
  const site = useSite()
  const overview = data.brands.find((brand) => brand.make === make && !brand.skipPage)
  return (
    <div className={styles.models}>
      <p className={styles.head}>
        <strong className={styles.name}>{make}</strong>
        {overview && (
          <a className={styles.more} href={overview.path}>
            Explore {make} <ChevronRight size={16} aria-hidden />
          </a>
        )}
        <a className={styles.more} href={stockHref(site, { make })}>
          View all {numberText(count)}
        </a>
      </p>
      <ul id={modelsId(make)} className={styles.list} data-later={'menu-models' satisfies PartName} />
    </div>
  )
}
