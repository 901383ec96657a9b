import type { Specification, VehicleImage } from '@forecourt/contracts/stock/vehicle'
import { isSafeUrl } from '@forecourt/domain/site/safe-url'
import { textOrUndefined } from '../values/field-readers.ts'
import type { CarsalesVehicle } from './carsales-schema.ts'

type Colour = { colour: string; name: string | undefined }

/** The plain colour, which shoppers filter by, and the maker's name of the paint. */
export function colourOf(dto: CarsalesVehicle, location: 'exterior' | 'interior'): Colour | undefined {
  const found = (dto.Colours ?? []).find((entry) => entry.Location?.toLowerCase() === location)
  const [generic, name] = [textOrUndefined(found?.Generic), textOrUndefined(found?.Name)]
  const colour = generic ?? name
  return colour === undefined ? undefined : { colour, name }
}

export function paintSpecification(exterior: Colour | undefined): Specification[] {
  if (!exterior?.name || exterior.name.toLowerCase() === exterior.colour.toLowerCase()) return []
  return [{ group: 'Seats, doors and colours', name: 'Paint', value: exterior.name }]
}

export function features(dto: CarsalesVehicle): string[] {
  const names = (dto.Specification?.Features ?? []).map(
    ({ DisplayName, Name }) => textOrUndefined(DisplayName) ?? textOrUndefined(Name),
  )
  return [...new Set(names.flatMap((name) => (name ? [name.slice(0, 200)] : [])))]
}

const maxPhotos = 200

export function photos(dto: CarsalesVehicle): VehicleImage[] {
  const listed = (dto.Media?.Photos ?? []).flatMap(({ Url, ThumbUrl, Order, Angle }, index) => {
    const url = textOrUndefined(Url)
    if (url === undefined) return []
    const thumb = textOrUndefined(ThumbUrl)
    const angle = textOrUndefined(Angle)
    const image = {
      image: { url, ...(thumb && isSafeUrl(thumb) && { thumb: { url: thumb } }) },
      ...(angle && { angle }),
    }
    return [{ image, order: Number(Order ?? index) }]
  })
  return listed
    .sort((a, b) => a.order - b.order)
    .slice(0, maxPhotos)
    .map(({ image }) => image)
}
