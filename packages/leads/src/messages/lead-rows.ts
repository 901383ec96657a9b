import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { currencyText, kmText } from '@forecourt/domain/leads/whole-number'
import { clockText, dayText, minuteOf } from '@forecourt/domain/locations/hours/clock-text'
import type { LeadSite } from '../compose-lead.ts'

const labels: Record<string, string> = {
  Rego: 'Registration',
  car_year: 'Year of their vehicle',
  car_description: 'Their vehicle',
  kms: 'Kilometres of their vehicle',
  max_km: 'Kilometres, at most',
  budget: 'Budget',
  amount: 'Amount',
  payment_for: 'Payment for',
  reference: 'Invoice or order',
  part: 'Part or accessory',
  position: 'Position',
  resume_link: 'Résumé',
  booking_date: 'Preferred day',
  booking_time: 'Preferred time',
  purchasePrice: 'Purchase price in dollars',
  loanTerm: 'Loan term in years',
  selfAssessedCreditScore: 'Credit history, as they see it',
  whoIsHelping: 'Who is helping',
  year: 'Year',
  vin: 'VIN',
  nvic: 'NVIC',
  weeklyRepaymentAmount: 'Quoted repayment a week',
  advertisedRate: 'Quoted rate',
  comparisonRate: 'Quoted comparison rate',
}

/** As people read them, where that is not as they are stored. */
const texts: Record<string, (value: string) => string> = {
  kms: kmText,
  max_km: kmText,
  budget: currencyText,
  amount: currencyText,
  booking_date: dayText,
  booking_time: (time) => clockText(minuteOf(time)),
}

function valueText(name: string, value: FormValue): string {
  if (typeof value === 'string') return texts[name]?.(value) ?? value
  return Array.isArray(value) ? value.join(', ') : value ? 'Yes' : 'No'
}

export const fullName = ({ person }: Lead): string => [person.name, person.last_name].filter(Boolean).join(' ')

/** Everything that the shopper said, as people read it; empty rows are left out. */
export function leadRows(lead: Lead, { locations }: LeadSite): { label: string; value: string }[] {
  const { person, fields } = lead
  const others = Object.entries(fields).map(([name, value]) => [labels[name] ?? name, valueText(name, value)] as const)
  const rows: (readonly [string, string | undefined])[] = [
    ['Name', fullName(lead)],
    ['Phone', person.phone],
    ['Email', person.email],
    ['Postcode', person.postcode],
    ['About', [lead.category, lead.subcategory].filter(Boolean).join(': ')],
    ['Location', locations.find(({ slug }) => slug === lead.location)?.name],
    ...others,
    ['Additional services', lead.additional_services.join(', ')],
    ['May be sent offers', lead.marketing ? 'Yes' : 'No'],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The page of the lead's car. */
export const carUrl = ({ car }: Lead, { url }: LeadSite): string | undefined => car && `${url}/cars/${car.slug}`

/** The car's photo as mail readers fetch it: absolute, and of our own ones a small rendition. */
export function photoUrl({ car }: Lead, { url }: LeadSite): string | undefined {
  if (!car?.photo) return undefined
  if (car.photo.startsWith('/media/')) return `${url}${car.photo}?w=480`
  const absolute = URL.parse(car.photo, url)
  return absolute?.protocol === 'https:' ? absolute.href : undefined
}
