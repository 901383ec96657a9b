import type { Specification, VehicleImage } from '@forecourt/contracts/stock/vehicle'
import { isSafeUrl } from '@forecourt/domain/site/safe-url'
import type { CarsalesVehicle } from './carsales-schema.ts'
import { known } from './field-values.ts'

type Colour = { colour: string; name: string | undefined }

/** The plain colour, which shoppers filter by, and the maker's name of the paint. */
export function colourOf(dto: CarsalesVehicle, location: 'exterior' | 'interior'): Colour | undefined {
  const found = (dto.Colours ?? []).find((entry) => entry.Location?.toLowerCase() === location)
  const [generic, name] = [known(found?.Generic), known(found?.Name)]
  const colour = generic ?? name
  return colour === undefined ? undefined : { colour, name }
}

export function paint(exterior: Colour | undefined): Specification[] {
  if (!exterior?.name || exterior.name.toLowerCase() === exterior.colour.toLowerCase()) return []
  return [{ group: 'Seats, doors and colours', name: 'Paint', value: exterior.name }]
}

export function features(dto: CarsalesVehicle): string[] {
  const names = (dto.Specification?.Features ?? []).map(({ DisplayName, Name }) => known(DisplayName) ?? known(Name))
  return [...new Set(names.flatMap((name) => (name ? [name.slice(0, 200)] : [])))]
}

const mostPhotos = 200

export function photos(dto: CarsalesVehicle): VehicleImage[] {
  const listed = (dto.Media?.Photos ?? []).flatMap(({ Url, ThumbUrl, Order, Angle }, index) => {
    const url = known(Url)
    if (url === undefined) return []
    const thumb = known(ThumbUrl)
    const angle = known(Angle)
    const image = {
      image: { url, ...(thumb && isSafeUrl(thumb) && { thumb: { url: thumb } }) },
      ...(angle && { angle }),
    }
    return [{ image, order: Number(Order ?? index) }]
  })
  return listed
    .sort((a, b) => a.order - b.order)
    .slice(0, mostPhotos)
    .map(({ image }) => image)
}
