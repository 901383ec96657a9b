import { formsParts } from '@forecourt/contracts/parts/forms'

type Given = Readonly<Record<string, unknown>>

/** The car and the location that an address names; what is no id or slug is left out. */
export function parseSubject({ car_id, location }: Given): { car_id?: string; location?: string } {
  const car = formsParts.enquiry.props.safeParse({ car_id })
  const place = formsParts.contact.props.safeParse({ location })
  return { ...(car.success && car.data), ...(place.success && place.data) }
}
