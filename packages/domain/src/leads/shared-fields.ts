import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import { serves } from '../locations/department-locations.ts'
import { primaryLocation } from '../locations/primary-location.ts'
import { marketingWords } from './consent.ts'
import type { Field, FormCar, FormSite, Option } from './form.ts'
import { postcodeError, termsError } from './form-words.ts'

/** Fields that forms are made of, and the site's rules for them (LD-2). */

export const contactFields = [
  {
    kind: 'text',
    name: 'name',
    label: 'First name',
    placeholder: 'Given name',
    required: 'Enter your first name',
    autocomplete: 'given-name',
    maxLength: 100,
  },
  {
    kind: 'text',
    name: 'last_name',
    label: 'Last name',
    placeholder: 'Family name',
    autocomplete: 'family-name',
    maxLength: 100,
  },
  {
    kind: 'phone',
    name: 'phone',
    label: 'Mobile',
    required: 'Enter your phone number',
    autocomplete: 'tel',
    maxLength: 30,
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    required: 'Enter your email address',
    autocomplete: 'email',
    maxLength: 200,
  },
] as const satisfies readonly Field[]

export const postcodeFields = ({ enquiry }: FormSite): Field[] =>
  enquiry.ask_postcode
    ? [
        {
          kind: 'postcode',
          name: 'postcode',
          label: 'Postcode',
          required: postcodeError,
          autocomplete: 'postal-code',
          maxLength: 4,
        },
      ]
    : []

/**
 * Who gets the lead. A car's own dealership does. Else the shopper chooses a location where the site shows that, or a dealership
 * where it has several; one alone is chosen by itself (LD-12).
 */
export function dealerField(site: FormSite, car?: FormCar): Field[] {
  if (car) return []
  if (site.enquiry.show_location) return locationField(site)
  if (site.dealerships.length > 1) return choice('dealership_slug', 'Dealership', dealershipOptions(site))
  return []
}

/** The site's locations, of which one may be chosen beforehand. */
export const locationField = (site: FormSite, initial?: string): Field[] =>
  choice('location', 'Location', locationOptions(shownLocations(site)), initial)

/** Those that sell cars: for what no service or parts department does. */
export function salesLocationField(site: FormSite): Field[] {
  const shown = shownLocations(site)
  const sales = shown.filter((location) => serves(location, 'sales'))
  return choice('location', 'Location', locationOptions(sales.length > 0 ? sales : shown))
}

function choice(name: string, label: string, options: Option[], initial?: string): Field[] {
  const [only, ...others] = options
  if (!only) return []
  if (others.length === 0) return [{ kind: 'hidden', name, label, value: only.value }]
  return [{ kind: 'select', name, label, required: `Choose a ${label.toLowerCase()}`, options, initial }]
}

const locationOptions = (locations: FormSite['locations']): Option[] =>
  locations.map(({ slug, name }) => ({ value: slug, label: name }))

/** Called after the dealership's first location; one without a location that shoppers see is not offered. */
const dealershipOptions = (site: FormSite): Option[] =>
  site.dealerships.flatMap((value) => {
    const named = primaryLocation({ locations: shownLocations(site).filter((one) => one.dealership_slug === value) })
    return named ? [{ value, label: named.name }] : []
  })

/** LD-2: the shopper's own car; all optional. */
export const ownCarFields = [
  { kind: 'text', name: 'Rego', label: 'Registration', keyboard: 'capitals', maxLength: 10 },
  {
    kind: 'text',
    name: 'car_year',
    label: 'Year of your vehicle',
    dealerLabel: 'Year of their vehicle',
    keyboard: 'digits',
    maxLength: 4,
  },
  {
    kind: 'text',
    name: 'car_description',
    label: 'Make and model of your vehicle',
    dealerLabel: 'Their vehicle',
    maxLength: 200,
  },
] as const satisfies readonly Field[]

export const messageField = ({ enquiry }: FormSite, initial?: string): Field => ({
  kind: 'textarea',
  name: 'message',
  label: 'Comments',
  ...(initial !== undefined && { initial }),
  ...(enquiry.message_required && { required: 'Enter your comments' }),
  maxLength: 5000,
})

function marketingField(site: FormSite): Field {
  const { wording, version } = marketingWords(site)
  return { kind: 'checkbox', name: 'marketing', label: wording, consent: version }
}

/** The marketing box, never ticked beforehand, and the terms where the site has them (LD-15). */
export const permissionFields = (site: FormSite): Field[] => [
  marketingField(site),
  ...(site.enquiry.terms
    ? ([
        {
          kind: 'checkbox',
          name: 'terms_conditions',
          label: 'I agree to the terms of use',
          required: termsError,
          link: { label: 'Terms of use', href: site.enquiry.terms_link },
        },
      ] satisfies Field[])
    : []),
]
