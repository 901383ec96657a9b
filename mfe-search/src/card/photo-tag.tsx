import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import type { CardTag } from '@forecourt/domain/vehicle/card-tag'
import { useSite } from '@forecourt/shell-api'
import { Tag, type TagTone } from '@forecourt/ui/display/tag'
import styles from './photo-tag.module.css'

const tones: Partial<Record<CardTag['kind'], TagTone>> = { electric: 'success', justArrived: 'accent' }

/** VC-3: the vehicle's one tag, on the corner of its photo. */
export function PhotoTag({ tag }: { tag: CardTag }) {
  const site = useSite()
  if (tag.kind !== 'certified')
    return (
      <span className={styles.tag}>
        <Tag tone={tones[tag.kind]}>{tag.text}</Tag>
      </span>
    )
  return <img className={styles.certified} {...pictureIn('badge', tenantFilePath(site, tag.badge))} alt={tag.text} />
}
