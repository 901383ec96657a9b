import type { Vehicle } from '@forecourt/contracts/vehicle'
import { availability } from '@forecourt/domain/availability'
import { type CardTag, cardTag } from '@forecourt/domain/card-tag'
import { useSite } from '@forecourt/shell-api'
import { Tag, type TagTone } from '@forecourt/ui/tag'

const tones: Record<CardTag['kind'], TagTone> = {
  sold: 'strong',
  electric: 'success',
  reserved: 'strong',
  custom: 'accent',
  comingSoon: 'strong',
  justArrived: 'accent',
}

/** VC-3: the tag of the vehicle's card, unless it is gone: then the panel says so. */
export function StatusTag({ vehicle, nowSeconds }: { vehicle: Vehicle; nowSeconds: number }) {
  const tag = cardTag(vehicle, useSite(), nowSeconds)
  if (!tag || !availability(vehicle).isAvailable) return null
  return <Tag tone={tones[tag.kind]}>{tag.text}</Tag>
}
