import { formsParts } from '@forecourt/contracts/parts/forms'

type Given = Readonly<Record<string, unknown>>

/** The car, the offer and the location that an address names; what is no id or slug is left out. */
export function parseSubject({ car_id, offer, location }: Given): {
  car_id?: string
  offer?: string
  location?: string
} {
  const car = formsParts.enquiry.props.safeParse({ car_id })
  const about = formsParts.enquiry.props.safeParse({ offer })
  const place = formsParts.contact.props.safeParse({ location })
  return { ...(car.success && car.data), ...(about.success && about.data), ...(place.success && place.data) }
}
