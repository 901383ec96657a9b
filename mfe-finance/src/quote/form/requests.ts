import type { BodyInputOf } from '@forecourt/contracts/endpoints/endpoint'
import type { createLead } from '@forecourt/contracts/endpoints/forms'
import type { createCustomer } from '@forecourt/contracts/endpoints/quote'
import type { Quote, QuoteRequest } from '@forecourt/contracts/finance/quote'
import type { TickTimes } from '@forecourt/contracts/leads/consent'
import type { FormValue, LeadAttributes } from '@forecourt/contracts/leads/lead'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { QuoteParameters } from '@forecourt/domain/finance/quote/quote-parameters'
import { formConsent } from '@forecourt/domain/leads/consent'
import type { FormCar, FormDefinition } from '@forecourt/domain/leads/form'

export type LeadBody = BodyInputOf<typeof createLead>
export type CustomerBody = BodyInputOf<typeof createCustomer>

type Sent = {
  form: FormDefinition
  given: Record<string, FormValue>
  loan: QuoteRequest
  quote: Quote | undefined
  /** The car that the shopper asked about, also one that was not for sale. */
  about: FormCar | undefined
  /** The same, if it was for sale when they began. */
  vehicle: Vehicle | undefined
  /** The same; undefined once it is not for sale any more. */
  financed: Vehicle | undefined
  parameters: QuoteParameters
  url: string
  tickedAt: TickTimes
  filledMs: number
}

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value.trim() : '')

/** FQ-15. The lead: what the shopper entered, and the quote's inputs and answer as texts. */
export function leadBody({ form, given, loan, quote, about, url, tickedAt, filledMs }: Sent): LeadBody {
  const numbers = Object.entries({ ...loan, ...quote }).map(([name, value]) => [name, String(value)])
  const entered = Object.entries(given).filter(([name]) => form.fields.some((field) => field.name === name))
  return {
    form: form.name,
    values: { ...Object.fromEntries(entered.filter(([, value]) => value !== '')), ...Object.fromEntries(numbers) },
    ...(about && { car_id: about.id }),
    url: url.slice(0, 500),
    ticked_at: tickedAt,
    filled_ms: filledMs,
  }
}

/** FQ-10. The whole payload. */
export function customerBody(
  { form, given, loan, about, vehicle, financed, parameters, url, tickedAt, filledMs }: Sent,
  lead_attributes: LeadAttributes,
): CustomerBody {
  const { whoIsHelping, ...data } = loan
  const postCode = textOf(given.postcode)
  return {
    data: {
      ...data,
      phoneNumber: textOf(given.phone),
      firstName: textOf(given.name),
      lastName: textOf(given.last_name),
      email: textOf(given.email),
      subscribe: formConsent(form, given, { now: new Date() }) !== undefined,
      ...(postCode !== '' && { postCode }),
    },
    additionalData: {
      car_id: financed?.id,
      dealership_slug: about?.dealership_slug ?? (textOf(given.dealership_slug) || parameters.dealership),
      car_type: vehicle ? financed?.car_type : parameters.carType,
      whoIsHelping,
      url: url.slice(0, 500),
      lead_attributes,
    },
    ticked_at: tickedAt,
    filled_ms: filledMs,
  }
}
