import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { Location, Site } from '@forecourt/contracts/site/site'
import { leadDepartment } from './lead-category.ts'

type Answered = Pick<Lead, 'category' | 'dealership_slug' | 'location'>

/**
 * LD-13. The places that a lead may be answered at, the best first. A service booking and a parts enquiry are for the place of that
 * department, chosen or the dealership's own; whatever else for the chosen place, then the primary one of the dealership.
 */
export function leadPlaces(lead: Answered, locations: readonly Location[]): Location[] {
  const own = locations.filter(({ dealership_slug }) => dealership_slug === lead.dealership_slug)
  const first = (isWanted: (place: Location) => boolean | undefined) => own.filter(isWanted)
  const isChosen = ({ slug }: Location) => slug === lead.location
  const department = leadDepartment(lead)
  const works = ({ location_type, hours }: Location) =>
    location_type === department || hours?.[department] !== undefined
  return [
    ...(department === 'sales'
      ? []
      : [
          ...first((place) => isChosen(place) && works(place)),
          ...first(({ location_type }) => location_type === department),
          ...first(works),
        ]),
    ...first(isChosen),
    ...first(({ primary }) => primary),
    ...own,
    ...locations,
  ]
}

/** What the first place that has it says. */
export const firstContact = (places: readonly Location[], way: 'email' | 'phone'): string | undefined =>
  places.flatMap(({ contact_detail }) => contact_detail[way] ?? [])[0]

/** LD-14. The e-mail addresses of the dealership: those that the site names, else that of the place that answers the lead. */
export function dealershipAddresses(
  { leads: { email }, locations }: Pick<Site, 'locations'> & { leads: Pick<Site['leads'], 'email'> },
  lead: Answered,
): readonly string[] {
  const named = Array.isArray(email) ? email : email?.[lead.dealership_slug]
  if (named) return named
  const address = firstContact(leadPlaces(lead, locations), 'email')
  return address ? [address] : []
}
