import type { PostEntry } from '@forecourt/contracts/content/content-page'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { type PictureSlot, pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import styles from './cover.module.css'

type Props = {
  post: Pick<PostEntry, 'title' | 'picture'>
  slot: PictureSlot
  alt?: string | undefined
  isPriority?: boolean
  className?: string | undefined
}

/** As many as the styles draw. */
const drawings = ['a', 'b', 'c'] as const

/** The picture of a post; one without is drawn in the theme's colours, the same at every visit. */
export function Cover({ post: { title, picture }, slot, alt = '', isPriority = false, className }: Props) {
  const site = useSite()
  const drawn = <span className={styles.drawn} data-drawing={drawings[title.length % drawings.length]} />
  return (
    <Photo
      {...(picture && pictureIn(slot, tenantFilePath(site, picture)))}
      {...{ alt, isPriority, className }}
      ratio="wide"
      fallback={drawn}
    />
  )
}
