import type { BrandEntry } from '@forecourt/contracts/content/content-page'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { useSite } from '@forecourt/shell-api'
import { BlockFrame } from '../pages/blocks/block-frame.tsx'
import tiles from '../pages/blocks/tiles.module.css'
import { stockHref } from '../pages/stock-href.ts'
import styles from './brand-grid.module.css'

/** RT-17, NV-6. A brand leads to its overview; one with `skipPage` to its stock. */
export function BrandGrid({ title, entries }: { title?: string | undefined; entries: readonly BrandEntry[] }) {
  const site = useSite()
  const Heading = title ? 'h3' : 'h2'
  return (
    <BlockFrame title={title}>
      <ul className={tiles.tiles}>
        {entries.map((brand) => (
          <li key={brand.make} className={tiles.tile}>
            <div className={styles.mark} aria-hidden="true">
              {brand.logo ? <img src={tenantFilePath(site, brand.logo)} alt="" height={40} width={160} /> : brand.make}
            </div>
            <div className={tiles.words}>
              <Heading className={tiles.title}>
                <a className={tiles.link} href={brand.skipPage ? stockHref(site, brand) : brand.path}>
                  {brand.make}
                </a>
              </Heading>
              <p className={tiles.text}>{brand.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
