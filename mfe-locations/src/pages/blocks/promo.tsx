import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { BlockFrame } from './block-frame.tsx'
import styles from './tiles.module.css'

export function Promo({ block: { title, tiles } }: { block: BlockOf<'promo'> }) {
  const site = useSite()
  const Heading = title ? 'h3' : 'h2'
  return (
    <BlockFrame title={title}>
      <ul className={styles.tiles}>
        {tiles.map(({ title, text, href, picture }) => (
          <li key={title} className={styles.tile}>
            {picture && (
              <Photo
                {...pictureIn('promo', tenantFilePath(site, picture))}
                className={styles.picture}
                alt=""
                ratio="wide"
              />
            )}
            <div className={styles.words}>
              <Heading className={styles.title}>
                <a className={styles.link} href={href}>
                  {title}
                </a>
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
