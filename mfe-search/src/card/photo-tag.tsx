import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import type { CardTag } from '@forecourt/domain/vehicle/card-tag'
import { useSite } from '@forecourt/shell-api'
import styles from './photo-tag.module.css'

/** VC-3: the vehicle's one tag, on the corner of its photo. */
export function PhotoTag({ tag }: { tag: CardTag }) {
  const site = useSite()
  if (tag.kind !== 'certified') return <span className={`${styles.tag} ${styles[tag.kind] ?? ''}`}>{tag.text}</span>
  return <img className={styles.certified} {...pictureIn('badge', tenantFilePath(site, tag.badge))} alt={tag.text} />
}
