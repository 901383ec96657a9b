import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { Favourite } from '@forecourt/contracts/watchlist/saved-car'
import { firstPhoto } from '../media/vehicle-photos.ts'

type Car = Pick<Vehicle, 'id' | 'slug' | 'name' | 'make' | 'model'> & {
  images: readonly { image: { url: string }; video?: boolean | undefined }[]
}

/** What a car is called where there is little room: `Honda CR-V VTi X`. */
export const nameWithoutYear = (name: string): string => name.replace(/^\d{4} (?=\S)/, '')

/** WL-6. What is kept of a car; its primary image is the first photo. */
export function favouriteOf({ id, name, slug, make, model, images }: Car): Favourite {
  const url = firstPhoto({ images })?.url
  return { id, name, slug, make, model, ...(url !== undefined && { primary_image_url: url }) }
}
