import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { consentText } from '@forecourt/domain/leads/consent'
import { leadDepartment } from '@forecourt/domain/leads/routing/lead-category'
import { departmentNames } from '@forecourt/domain/locations/hours/opening-hours'
import type { LeadSite } from '../compose-lead.ts'

/** `of` the `person` is what says who they are and how to reach them; targets may have places of their own for it. */
export type LeadRow = { label: string; value: string; of?: 'person' }

export const fullName = ({ person }: Lead): string => [person.name, person.last_name].filter(Boolean).join(' ')

/** Everything that the shopper said, as people read it, wherever they do; empty rows are left out. */
export function leadRows(lead: Lead, { locations }: Pick<LeadSite, 'locations'>): LeadRow[] {
  const { person } = lead
  const department = leadDepartment(lead)
  const rows: (Omit<LeadRow, 'value'> & { value: string | undefined })[] = [
    { label: 'Name', value: fullName(lead), of: 'person' },
    { label: 'Phone', value: person.phone, of: 'person' },
    { label: 'Email', value: person.email, of: 'person' },
    { label: 'Postcode', value: person.postcode, of: 'person' },
    { label: 'About', value: [lead.category, lead.subcategory].filter(Boolean).join(': ') },
    { label: 'Department', value: department === 'sales' ? undefined : departmentNames[department] },
    { label: 'Location', value: locations.find(({ slug }) => slug === lead.location)?.name },
    ...(lead.answers ?? unlabelled(lead)),
    { label: 'Additional services', value: lead.additional_services.join(', ') },
    {
      label: 'Terms of use',
      value: lead.terms_conditions ? ['Agreed', lead.terms_agreed_at].filter(Boolean).join(' ') : undefined,
    },
    { label: 'May be sent offers', value: consentText(lead.marketing) },
  ]
  return rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []))
}

/** Of a lead that was stored without its form's words. */
const unlabelled = ({ fields }: Lead): LeadRow[] =>
  Object.entries(fields).map(([label, value]) => ({ label, value: [value].flat().join(', ') }))

/** The page of the lead's car. */
export const carUrl = ({ car }: Lead, { url }: LeadSite): string | undefined => car && `${url}/cars/${car.slug}`

/** The car's photo as mail readers fetch it: absolute, and a small rendition of one that we store. */
export function photoUrl({ car }: Lead, { url }: LeadSite): string | undefined {
  if (!car?.photo) return undefined
  if (car.photo.startsWith('/media/')) return `${url}${car.photo}?w=480`
  const absolute = URL.parse(car.photo, url)
  return absolute?.protocol === 'https:' ? absolute.href : undefined
}
