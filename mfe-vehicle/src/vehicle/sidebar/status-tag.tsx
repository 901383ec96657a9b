import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type CardTag, cardTag } from '@forecourt/domain/vehicle/card-tag'
import { useSite } from '@forecourt/shell-api'
import { Tag, type TagTone } from '@forecourt/ui/display/tag'
import styles from './status-tag.module.css'

const tones: Record<Exclude<CardTag['kind'], 'certified'>, TagTone> = {
  sold: 'strong',
  electric: 'success',
  reserved: 'strong',
  custom: 'accent',
  comingSoon: 'strong',
  justArrived: 'accent',
}

type Props = { vehicle: Vehicle; nowSeconds: number; isOwn: boolean }

/** VC-3: the tag of the vehicle's card, unless it is gone: then the panel says so. */
export function StatusTag({ vehicle, nowSeconds, isOwn }: Props) {
  const site = useSite()
  const tag = cardTag(vehicle, site, nowSeconds)
  if (!tag || !isOffered(vehicle, 'show')) return null
  if (tag.kind === 'certified')
    return <img className={styles.certified} {...pictureIn('badge', tenantFilePath(site, tag.badge))} alt={tag.text} />
  return <Tag tone={tones[tag.kind]}>{isOwn && tag.kind === 'reserved' ? 'Reserved for you' : tag.text}</Tag>
}
