import { createHash } from 'node:crypto'
import { maxPhotoBytes, maxPhotoNumber, type Photos, type PhotoUpload } from '@forecourt/contracts/trade-in/photos'
import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import { bucketFiles } from '@forecourt/lambda-kit/aws/bucket-files'
import { environment } from '@forecourt/lambda-kit/environment'
import * as z from 'zod/mini'

const uploadSeconds = 600
const readSeconds = 900

const uploadSettings = environment(z.object({ UPLOADS_BUCKET: z.string() }))
const photoSettings = environment(z.object({ PHOTOS_BUCKET: z.string() }))
/** What browsers upload, which nobody else reads. */
const uploads = () => bucketFiles(uploadSettings().UPLOADS_BUCKET)
/** What was checked and re-encoded. */
const photos = () => bucketFiles(photoSettings().PHOTOS_BUCKET)

type ValuationKey = { tenant: string; lead_id: string }
export type PhotoKey = ValuationKey & { number: number }

/**
 * The same in both buckets. The tenant is the site's that was asked, and never in a request; the lead's id is the valuation's link, so
 * keys, which addresses and access logs show, have its digest.
 */
export const objectKey = ({ tenant, lead_id, number }: PhotoKey): string =>
  `trade-in/${tenant}/${createHash('sha256').update(lead_id).digest('hex')}/${number}`

/** Signs the upload of a photo, for some minutes. */
export async function signPhotoUpload(key: PhotoKey, type: string): Promise<PhotoUpload> {
  const limits = { type, maxBytes: maxPhotoBytes, seconds: uploadSeconds }
  return { number: key.number, ...(await uploads().signUpload(objectKey(key), limits)) }
}

/** The bytes that were uploaded; undefined where none were. */
export const readUpload = (key: PhotoKey): Promise<Uint8Array | undefined> =>
  uploads().read(objectKey(key), maxPhotoBytes)

export const removeUpload = (key: PhotoKey): Promise<void> => uploads().remove([objectKey(key)])

export const addPhoto = (key: PhotoKey, bytes: Uint8Array): Promise<void> =>
  photos().add(objectKey(key), { bytes, type: 'image/jpeg' })

export const removePhotos = (key: ValuationKey, numbers: readonly number[]): Promise<void> =>
  photos().remove(numbers.map((number) => objectKey({ ...key, number })))

/** Removes all that a valuation may have in both buckets, whether or not its row still names them. */
export async function removePhotosOf(key: ValuationKey): Promise<void> {
  const keys = Array.from({ length: maxPhotoNumber }, (_, index) => objectKey({ ...key, number: index + 1 }))
  await uploads().remove(keys)
  await photos().remove(keys)
}

/** A valuation's photos, at addresses that are readable for some minutes. */
export async function photosOf(tenant: string, { lead_id, photos: numbers = [] }: Valuation): Promise<Photos> {
  const sign = async (number: number) => ({
    number,
    url: await photos().signRead(objectKey({ tenant, lead_id, number }), readSeconds),
  })
  return { photos: await Promise.all(numbers.map(sign)) }
}
