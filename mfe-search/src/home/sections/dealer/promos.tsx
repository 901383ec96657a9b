import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { TileLink } from '@forecourt/ui/controls/tile-link'
import { ChevronRight } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './promos.module.css'

type Promo = SectionOf<'promos'>['tiles'][number]

/** Places to start from, in the dealer's own words. */
export function Promos({ section: { title, tiles, look } }: { section: SectionOf<'promos'> }) {
  const list = (heading: 'h2' | 'h3') => (
    <ul className={look === 'cover' ? `${styles.tiles} ${styles.cover}` : styles.tiles} data-count={tiles.length}>
      {tiles.map((tile) => (
        <Tile key={`${tile.title} ${tile.href}`} tile={tile} heading={heading} />
      ))}
    </ul>
  )
  return title ? <SectionFrame title={title}>{list('h3')}</SectionFrame> : list('h2')
}

function Tile({ tile: { title, text, href, picture }, heading: Heading }: { tile: Promo; heading: 'h2' | 'h3' }) {
  const site = useSite()
  return (
    <li className={styles.tile}>
      {picture && (
        <Photo className={styles.picture} {...pictureIn('promo', tenantFilePath(site, picture))} alt="" ratio="wide" />
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <TileLink href={href}>{title}</TileLink>
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <ChevronRight className={styles.arrow} size={20} aria-hidden />
    </li>
  )
}
