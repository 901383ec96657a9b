import * as z from 'zod/mini'

/** How many photos of a car a valuation has at most. */
export const maxPhotos = 8
/** How many uploads of photos are signed for a valuation, removed ones and failed ones with them. */
export const maxPhotoNumber = 100
export const maxPhotoBytes = 15_000_000

/** What is taken. Phones turn their own formats into JPEG for a page that names these. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Of a photo within its valuation, the last part of its key in the bucket. It is of one photo, and never of a later one. */
export const photoNumberSchema = z.int().check(z.gte(1), z.lte(maxPhotoNumber))

/** The photos of a valuation, each with an address that is readable for some minutes. */
export const photosSchema = z.object({
  photos: z.array(z.object({ number: photoNumberSchema, url: z.string() })),
})
export type Photos = z.infer<typeof photosSchema>

/** A form that uploads one photo: `fields`, then the file as `file`, are posted to `url`. */
export const photoUploadSchema = z.object({
  number: photoNumberSchema,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
})
export type PhotoUpload = z.infer<typeof photoUploadSchema>
