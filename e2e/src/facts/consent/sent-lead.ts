import type { Consent } from '@forecourt/contracts/leads/consent'
import { type FormValue, leadRequestSchema } from '@forecourt/contracts/leads/lead'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { type FormName, formNeeds, siteForm } from '@forecourt/domain/leads/all-forms'
import { isOffered, plainValues, validateForm } from '@forecourt/domain/leads/answers/validate-form'
import type { Field, FormDefinition } from '@forecourt/domain/leads/form'
import { departmentDetails } from '@forecourt/domain/leads/hours/department-details'
import { composeLead } from '@forecourt/leads/compose-lead'
import { testCar } from '@forecourt/leads/testing/test-car'

/** Midday in Australia on a working day. */
export const sentAt = new Date('2026-11-25T02:00:00.000Z')
/** When the box was ticked. Plain forms do not say. */
export const tickedAt = new Date('2026-11-25T01:59:00.000Z')

/** A form of a site as its page shows it; of a vehicle where the form may be about one. */
export function shownForm(site: Site, name: FormName): FormDefinition {
  const { department } = formNeeds(name)
  return siteForm(
    name,
    { ...site, locations: shownLocations(site) },
    department ? { department: departmentDetails(site, department, sentAt) } : { car: carOf(site) },
  )
}

const carOf = ({ dealerships }: Site) => testCar({ dealership_slug: dealerships[0] ?? '' })

/** The box that asks for consent. */
export const consentBoxes = ({ fields }: FormDefinition) =>
  fields.filter((field) => field.kind === 'checkbox' && field.consent !== undefined)

const texts: Partial<Record<Field['kind'], string>> = {
  text: 'Zoë',
  textarea: 'Hello',
  email: 'zoe@shopper.example',
  postcode: '2000',
  km: '85,000',
  currency: '$9,000',
}

/** What a shopper may enter, but for the consent. */
function filledIn(form: FormDefinition, phone: string): Record<string, FormValue> {
  const values: Record<string, FormValue> = {}
  for (const field of form.fields) {
    if (field.kind === 'phone') values[field.name] = phone
    else if (field.kind === 'select' || field.kind === 'radio')
      values[field.name] = field.options.find(({ value }) => isOffered(field.options, value, values))?.value ?? ''
    else if (field.kind === 'checkbox' && field.required) values[field.name] = true
    else if (field.kind === 'text' && field.isPlate) values[field.name] = 'ABC12D'
    else values[field.name] = texts[field.kind] ?? ''
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

type Sent = {
  form: FormDefinition
  /** Of the consent's box; undefined where nothing is sent of it. */
  ticked: unknown
  isPlainForm?: boolean
  phone?: string
}

/** The lead that a form makes; undefined where it is refused. */
export function sentLead(
  site: Site,
  { form, ticked, isPlainForm = false, phone = '0491 570 006' }: Sent,
): Lead | undefined {
  const [box] = consentBoxes(form)
  const filled = filledIn(form, phone)
  const entered = isPlainForm ? Object.fromEntries(Object.entries(filled).map(onIfTrue)) : filled
  const request = leadRequestSchema.safeParse({
    form: form.name,
    filled_ms: 120_000,
    ...(!isPlainForm && { ticked_at: { [box?.name ?? '']: tickedAt.toISOString() } }),
    // What a dealer's system may read as consent is no field of a form.
    values: { ...entered, opt_in: true, subscribe: true, ...(ticked !== undefined && { [box?.name ?? '']: ticked }) },
  })
  if (!request.success) return undefined
  const { values } = request.data
  const validated = validateForm(form, isPlainForm ? plainValues(form, values) : values)
  if ('errors' in validated) throw new Error(`${site.slug}, ${form.name}: ${JSON.stringify(validated.errors)}`)
  const lead = composeLead({
    site,
    form,
    request: request.data,
    // A form that does not ask for it has the number that was verified.
    values: { phone, ...validated.values },
    now: sentAt,
    car: form.category === 'Vehicle Enquiry' ? carOf(site) : undefined,
    userAgent: 'test',
  })
  const lead_id = `${site.slug}-${form.name}-${phone}`
  return { ...lead, lead_id, idempotency_key: lead_id, fingerprint: 'f', version: 1, delivery: {} }
}

const onIfTrue = ([name, value]: [string, FormValue]): [string, FormValue] => [name, value === true ? 'on' : value]

/** The consent that a ticked box gives: the words that the form shows, at the time of the tick. */
export function shownConsent(form: FormDefinition, isPlainForm = false): Consent {
  const [box] = consentBoxes(form)
  if (box?.kind !== 'checkbox') throw new Error(`The form ${form.name} asks for no consent.`)
  return { wording: box.label, version: box.consent ?? '', at: (isPlainForm ? sentAt : tickedAt).toISOString() }
}
