import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

type Media<I> = { image: I; video?: boolean | undefined }
type Pictured<I> = { images: readonly Media<I>[] }

/** `angle` is what the feed says of it: `Front`. */
export type VehiclePhoto = { url: string; thumb: string; alt: string; angle?: string }

/** A vehicle's images without its videos; a photo that comes twice is there once. */
export function photoImages<I extends { url: string }, M extends Media<I>>({ images }: { images: readonly M[] }): M[] {
  const photos = images.filter(({ video }) => !video)
  const seen = new Set<string>()
  return photos.filter(({ image: { url } }) => !seen.has(url) && seen.add(url))
}

/** The photo that represents a vehicle wherever one is shown. */
export const firstPhoto = <I>({ images }: Pictured<I>): I | undefined => images.find(({ video }) => !video)?.image

/** Another than its first, which may be on the same page; that one where it has one alone. */
export const secondPhoto = <I>(vehicle: Pictured<I>): I | undefined =>
  vehicle.images.filter(({ video }) => !video)[1]?.image ?? firstPhoto(vehicle)

/** The vehicle's photos in order, each with words for what it shows. */
export function photosOf({ images, name }: Pick<Vehicle, 'images' | 'name'>): VehiclePhoto[] {
  const photos = photoImages({ images })
  return photos.map(({ image, angle }, index) => ({
    url: image.url,
    thumb: image.thumb?.url ?? image.url,
    alt: angle ? `${name}, ${angle.toLowerCase()}` : `${name}, photo ${index + 1} of ${photos.length}`,
    ...(angle && { angle }),
  }))
}
