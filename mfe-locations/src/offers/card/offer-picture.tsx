import type { Offer } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { type PictureSlot, pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { Tag } from '@forecourt/ui/display/tag'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './offer-picture.module.css'

type Props = { offer: Offer; slot: PictureSlot; isPriority?: boolean; hasKind?: boolean }

/** The picture of an offer, with what kind it is where there are others beside it. */
export function OfferPicture({ offer, slot, isPriority = false, hasKind = true }: Props) {
  const site = useSite()
  const { category, manufacturer, image_url, image_text } = offer
  const kind = category ?? manufacturer?.name
  return (
    <div className={styles.picture}>
      <Photo
        ratio="wide"
        className={styles.photo}
        alt={image_text ?? ''}
        isPriority={isPriority}
        {...(image_url && pictureIn(slot, tenantFilePath(site, image_url)))}
        fallback={<VehiclePlaceholder />}
      />
      {hasKind && kind && (
        <span className={styles.kind}>
          <Tag tone="accent">{kind}</Tag>
        </span>
      )}
    </div>
  )
}
