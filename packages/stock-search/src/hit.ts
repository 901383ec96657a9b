import { cardLenderSchema, type FinanceLenders } from '@forecourt/contracts/finance/finance-lender'
import { type Hit, hitSchema, type Vehicle } from '@forecourt/contracts/stock/vehicle'
import { termYearsOf } from '@forecourt/domain/finance/lenders/lenders'
import { photoImages } from '@forecourt/domain/media/vehicle-photos'

const maxImages = 5
const {
  images: _images,
  photos_count: _photosCount,
  has_video: _hasVideo,
  finance_lenders: _lenders,
  finance_estimate: _estimate,
  ...copied
} = hitSchema.shape
const copiedKeys = Object.keys(copied) as (keyof typeof copied)[]

/** A card's fields of a vehicle. Of its images the first five photos; videos are on the vehicle's own page. */
export function toHit(vehicle: Vehicle): Hit {
  const photos = photoImages(vehicle)
  const known = copiedKeys.filter((key) => vehicle[key] !== undefined).map((key) => [key, vehicle[key]])
  // `copied` is picked from the vehicle's schema, so its keys have a hit's types.
  return {
    ...(Object.fromEntries(known) as Pick<Vehicle, keyof typeof copied>),
    images: photos.slice(0, maxImages),
    photos_count: photos.length,
    ...(hasVideo(vehicle) && { has_video: true as const }),
    ...(vehicle.finance_lenders && { finance_lenders: cardLenders(vehicle.finance_lenders) }),
  }
}

const hasVideo = ({ images, video_url, external_video_url }: Vehicle): boolean =>
  images.some(({ video }) => video) || video_url !== undefined || external_video_url !== undefined

/** Without disclaimers and totals; the term in years, whatever the feed counts it in. */
const cardLenders = (lenders: FinanceLenders): Hit['finance_lenders'] =>
  Object.fromEntries(
    Object.entries(lenders).map(([name, lender]) => {
      const termYears = termYearsOf(lender)
      return [name, cardLenderSchema.parse({ ...lender, ...(termYears !== undefined && { termYears }) })]
    }),
  )
