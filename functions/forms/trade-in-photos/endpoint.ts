import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import type * as rows from '@forecourt/contracts/endpoints/trade-in'
import type { Site } from '@forecourt/contracts/site/site'
import type { Photos } from '@forecourt/contracts/trade-in/photos'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import {
  type PhotoNumbers,
  photoWords,
  takesPhotos,
  withNextNumber,
  withoutPhoto,
  withPhoto,
} from '@forecourt/domain/trade-in/photos'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type CostLimits, requireCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { reencodePicture } from '@forecourt/lambda-kit/media/make-rendition'
import { SlowPictureError, UnreadablePictureError } from '@forecourt/lambda-kit/media/picture-store'
import * as store from '@forecourt/leads/valuations/photo-store'
import { readValuationRow, type ValuationRow, writeValuationRow } from '@forecourt/leads/valuations/valuation-table'

/** Each is stored, and takes a second of a processor. */
const photoLimits = {
  address: { burst: 40, perHour: 60 },
  site: { burst: 300, perHour: 900 },
  platform: { burst: 3000, perHour: 9000 },
} satisfies CostLimits

/** @throws AppError `too_many`. */
const charge = (
  step: 'signed' | 'kept',
  { site, client }: Pick<EndpointRequest<Endpoint>, 'site' | 'client'>,
  now: Date,
) => requireCost({ name: `trade-in-photos-${step}`, limits: photoLimits, site, ip: client.ip, now })

/** TN-4. A site without trade-ins has none of this. */
function rowOf(site: Site, lead_id: string, now: Date): Promise<ValuationRow> {
  if (!hasCapability(site, 'tradeIn')) throw new AppError('not_found')
  return readValuationRow(site.slug, lead_id, now)
}

/** @throws AppError `conflict` for a valuation that ended. */
async function openRow(site: Site, lead_id: string, now: Date): Promise<ValuationRow> {
  const found = await rowOf(site, lead_id, now)
  if (!takesPhotos(found.valuation)) throw new AppError('conflict', photoWords.over)
  return found
}

const numbersOf = ({ valuation, lastPhoto, openPhotos }: ValuationRow): PhotoNumbers => ({
  photos: valuation.photos ?? [],
  last: lastPhoto,
  open: openPhotos,
})

type NoNumber = 'full' | 'spent' | 'notThere'

/** @throws AppError that says why not. */
function allowed(next: PhotoNumbers | NoNumber): PhotoNumbers {
  if (typeof next === 'string') throw new AppError(next === 'notThere' ? 'not_found' : 'conflict', photoWords[next])
  return next
}

/** A browser sends its photos one after another; several tabs and a removal meanwhile are few. */
const maxTries = 5

/** Changes the numbers of a valuation as it is stored, again where another request changed it meanwhile. */
async function change(
  { site, lead_id, now }: { site: Site; lead_id: string; now: Date },
  toNext: (numbers: PhotoNumbers) => PhotoNumbers | NoNumber,
): Promise<ValuationRow> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await openRow(site, lead_id, now)
    const { photos, last, open } = allowed(toNext(numbersOf(found)))
    const valuation = { ...found.valuation, photos: [...photos] }
    const next = { ...found, valuation, lastPhoto: last, openPhotos: open }
    if (await writeValuationRow(next, now)) return next
  }
  throw new AppError('conflict')
}

/** TI-1. */
export async function readOwn({ site, params }: EndpointRequest<typeof rows.readPhotos>): Promise<Photos> {
  const { valuation } = await rowOf(site, params.lead_id, new Date())
  return store.photosOf(site.slug, valuation)
}

/** TI-1. @throws AppError `conflict` when there are as many as there may be, `too_many`. */
export async function offerUpload(request: EndpointRequest<typeof rows.offerPhotoUpload>) {
  const { site, params, body } = request
  const now = new Date()
  const { lead_id } = params
  allowed(withNextNumber(numbersOf(await openRow(site, lead_id, now))))
  await charge('signed', request, now)
  const { lastPhoto: number } = await change({ site, lead_id, now }, withNextNumber)
  return store.signPhotoUpload({ tenant: site.slug, lead_id, number }, body.type)
}

/**
 * TI-1. The upload is deleted once it is kept or refused, so a repeated request finds nothing to do; after an error of ours it stays, to be tried again.
 * @throws AppError `not_found` where nothing was uploaded, `unreadable` for what is no photo, `conflict` when there are as many as there
 * may be, `too_many`.
 */
export async function keep(request: EndpointRequest<typeof rows.keepPhoto>): Promise<Photos> {
  const { site, params, body } = request
  const now = new Date()
  const key = { tenant: site.slug, lead_id: params.lead_id, number: body.number }
  const row = await openRow(site, key.lead_id, now).catch(async (error: unknown) => {
    // What is uploaded after its shopper was erased has no valuation.
    if (error instanceof AppError && error.code === 'not_found') await store.removeUpload(key)
    throw error
  })
  if (row.valuation.photos?.includes(key.number)) {
    await store.removeUpload(key)
    return store.photosOf(site.slug, row.valuation)
  }
  allowed(withPhoto(numbersOf(row), key.number))
  const uploaded = await store.readUpload(key)
  if (!uploaded) throw new AppError('not_found', photoWords.notThere)
  await charge('kept', request, now)
  await store.addPhoto(key, await reencoded(uploaded, key))
  const { valuation } = await listed({ site, key, now })
  await store.removeUpload(key)
  return store.photosOf(site.slug, valuation)
}

type Added = { site: Site; key: store.PhotoKey; now: Date }

/** Lists a photo that is stored. Where it cannot be listed any more, nothing is left of it: the shopper was erased, or removed it. */
async function listed({ site, key, now }: Added): Promise<ValuationRow> {
  const { lead_id, number } = key
  try {
    const next = await change({ site, lead_id, now }, (numbers) => withPhoto(numbers, number))
    // Erasing removes photos after the lead: it finds this one, or this finds the lead erased.
    await readValuationRow(site.slug, lead_id, now)
    return next
  } catch (error) {
    if (error instanceof AppError) await removeUnlisted({ site, key, now })
    throw error
  }
}

async function removeUnlisted({ key, now }: Added): Promise<void> {
  const photos = await readValuationRow(key.tenant, key.lead_id, now).then(
    ({ valuation }) => valuation.photos ?? [],
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    },
  )
  if (!photos?.includes(key.number)) await store.removePhotos(key, [key.number])
  if (!photos) await store.removeUpload(key)
}

async function reencoded(uploaded: Uint8Array, key: store.PhotoKey): Promise<Uint8Array> {
  try {
    return await reencodePicture(uploaded, { width: 1920, format: 'jpeg' })
  } catch (error) {
    if (!(error instanceof UnreadablePictureError) || error instanceof SlowPictureError) throw error
    await store.removeUpload(key)
    throw new AppError('unreadable', photoWords.unreadable)
  }
}

/** TI-1. */
export async function remove({ site, params, body }: EndpointRequest<typeof rows.removePhoto>): Promise<Photos> {
  const key = { tenant: site.slug, lead_id: params.lead_id, number: body.number }
  const at = { site, lead_id: key.lead_id, now: new Date() }
  const { valuation } = await change(at, (numbers) => withoutPhoto(numbers, key.number))
  await store.removePhotos(key, [key.number])
  await store.removeUpload(key)
  return store.photosOf(site.slug, valuation)
}
