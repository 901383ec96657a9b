import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

export type VehiclePhoto = { url: string; thumb: string; alt: string }

/** The vehicle's photos in order, without its videos, each with words for what it shows. A photo that comes twice shows once. */
export function photosOf({ images, name }: Pick<Vehicle, 'images' | 'name'>): VehiclePhoto[] {
  const photos = images.filter(
    ({ video, image }, index) => !video && images.findIndex((other) => other.image.url === image.url) === index,
  )
  return photos.map(({ image, angle }, index) => ({
    url: image.url,
    thumb: image.thumb?.url ?? image.url,
    alt: angle ? `${name}, ${angle.toLowerCase()}` : `${name}, photo ${index + 1} of ${photos.length}`,
  }))
}
