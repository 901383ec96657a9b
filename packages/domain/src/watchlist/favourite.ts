import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { Favourite } from '@forecourt/contracts/watchlist/saved-car'

type Car = Pick<Vehicle, 'id' | 'slug' | 'name' | 'make' | 'model'> & {
  images: readonly { image: { url: string }; video?: boolean | undefined }[]
}

/** WL-6. What is kept of a car; its primary image is the first photo. */
export function favouriteOf({ id, name, slug, make, model, images }: Car): Favourite {
  const url = images.find(({ video }) => !video)?.image.url
  return { id, name, slug, make, model, ...(url !== undefined && { primary_image_url: url }) }
}
