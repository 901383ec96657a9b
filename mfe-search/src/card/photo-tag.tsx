import { tenantFile } from '@forecourt/contracts/tenant-file'
import type { CardTag } from '@forecourt/domain/card-tag'
import { pictureIn } from '@forecourt/domain/picture-slots'
import { useSite } from '@forecourt/shell-api'
import styles from './photo-tag.module.css'

/** VC-3: the vehicle's one tag, on the corner of its photo. */
export function PhotoTag({ tag }: { tag: CardTag }) {
  const site = useSite()
  if (tag.kind !== 'certified') return <span className={`${styles.tag} ${styles[tag.kind] ?? ''}`}>{tag.text}</span>
  return <img className={styles.certified} {...pictureIn('badge', tenantFile(site, tag.badge))} alt={tag.text} />
}
