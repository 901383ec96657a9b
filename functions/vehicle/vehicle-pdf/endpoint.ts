import type { vehiclePdf } from '@forecourt/contracts/endpoints/vehicle'
import { photosOf } from '@forecourt/domain/media/vehicle-photos'
import { siteDay } from '@forecourt/domain/site/site-day'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import type { PictureStore } from '@forecourt/lambda-kit/media/picture-store'
import { shownVehicle } from '@forecourt/stock/site-queries/shown-vehicles'
import { findVehicle } from '@forecourt/stock/site-queries/vehicles/find-vehicle'
import { LRUCache } from 'lru-cache'
import { drawVehicle } from './draw-vehicle.ts'
import { readPhotos } from './read-photos.ts'

type Context = { pictures(): PictureStore; now: Date }
type File = { name: string; base64: string }

/** The one on the left, and those below it. */
const maxPhotos = 5

/** Some hundred kilobytes each. A key is all that a file depends on. */
const made = new LRUCache<string, Promise<File>>({ max: 30 })

/**
 * DL-4. The file of a vehicle, made once for each state of it.
 * @throws AppError `not_found` for a vehicle that the site does not show, or that is gone.
 */
export async function vehicleFile({ site, params }: EndpointRequest<typeof vehiclePdf>, { pictures, now }: Context) {
  const vehicle = shownVehicle(await findVehicle(site, params.slug), site)
  if (!isOffered(vehicle, 'advertise')) throw new AppError('not_found', 'This vehicle is no longer available.')
  const today = siteDay(site, now)
  const key = JSON.stringify([site, vehicle, today])
  const known = made.get(key)
  if (known) return known
  const file = readPhotos(photosOf(vehicle).slice(0, maxPhotos), pictures)
    .then((photos) => drawVehicle({ vehicle, site, today, photos }))
    .then((bytes) => ({ name: `${vehicle.slug}.pdf`, base64: bytes.toString('base64') }))
  made.set(key, file)
  file.catch(() => made.delete(key))
  return file
}
