import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import type * as rows from '@forecourt/contracts/endpoints/online-payment'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import {
  centsOf,
  centsText,
  checkInvoice,
  invoiceWords,
  tidyInvoiceNumber,
} from '@forecourt/domain/invoices/check-invoice'
import { siteForm } from '@forecourt/domain/leads/all-forms'
import { gateOf } from '@forecourt/domain/shoppers/gates'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type CostLimits, requireCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { composeLead } from '@forecourt/leads/compose-lead'
import { createLead, findSentLead } from '@forecourt/leads/store/create-lead'
import { fieldError, validateSent } from '@forecourt/leads/validate-sent'
import { invoiceKeySchema } from '@forecourt/providers/invoices/port'
import { findInvoice } from './invoices.ts'

export type PaymentServices = { secret: string; now: Date }

/** Numbers and amounts are not to be tried out. */
const limits = {
  phone: { burst: 20, perHour: 20 },
  address: { burst: 40, perHour: 60 },
  site: { burst: 600, perHour: 1200 },
} satisfies CostLimits

type Typed = { reference: string; amount: string; dealership_slug?: string | undefined; location?: string | undefined }
type Confirmed = { reference: string; amount_cents: number }

/**
 * RT-21. Asks the dealer's system whether the invoice is open with this amount.
 * @throws AppError `not_found` on a site without the page, `unauthenticated` without a verified phone number where the page is gated, `invalid` with the field
 * that is wrong, `too_many`, `unavailable`.
 */
async function requireOpen(
  { site, session, client }: EndpointRequest<Endpoint>,
  typed: Typed,
  { secret, now }: PaymentServices,
): Promise<Confirmed> {
  if (!hasCapability(site, 'onlinePayment')) throw new AppError('not_found')
  if (gateOf(site, '/online-payment') !== null && !session?.phone) throw new AppError('unauthenticated')
  const cents = centsOf(typed.amount)
  if (cents === undefined) throw fieldError('amount', 'Enter the amount as it is on your invoice, like $1,250.50')
  const key = invoiceKeySchema.safeParse({
    dealership: dealershipOf(site, typed),
    number: tidyInvoiceNumber(typed.reference),
  })
  if (!key.success) throw fieldError(invoiceWords.unknown.field, invoiceWords.unknown.message)
  const phone = session?.phone ? { number: session.phone, keysSecret: secret } : undefined
  await requireCost({ name: 'invoice', limits, site, ip: client.ip, ...(phone && { phone }), now })
  const outcome = checkInvoice(await findInvoice(key.data, site.phone), cents)
  if (outcome === 'confirmed') return { reference: key.data.number, amount_cents: cents }
  const { field, message } = invoiceWords[outcome]
  throw fieldError(field, message)
}

/** One of the site's own, whatever was sent. */
function dealershipOf({ dealerships, locations }: Site, { dealership_slug, location }: Typed): string | undefined {
  const named = dealership_slug ?? locations.find(({ slug }) => slug === location)?.dealership_slug
  return dealerships.find((slug) => slug === named) ?? dealerships[0]
}

export const confirm = (asked: EndpointRequest<typeof rows.confirmInvoice>, services: PaymentServices) =>
  requireOpen(asked, asked.body, services)

/** RT-21. Tells the dealership who pays what its system confirms; the same key is the same lead. */
export async function request(
  asked: EndpointRequest<typeof rows.requestPayment>,
  services: PaymentServices,
): Promise<{ lead_id: string }> {
  const { site, body, client, idempotencyKey } = asked
  const { secret, now } = services
  const sent = await findSentLead(site.slug, { request: body, idempotencyKey, secret })
  if (sent) return { lead_id: sent.lead_id }
  const form = siteForm('online-payment', { ...site, locations: shownLocations(site) })
  const values = validateSent(form, body.values)
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const invoice = await requireOpen(
    asked,
    {
      reference: text('reference') ?? '',
      amount: text('amount') ?? '',
      dealership_slug: text('dealership_slug'),
      location: text('location'),
    },
    services,
  )
  const lead = composeLead({ site, form, values, request: body, car: undefined, userAgent: client.userAgent, now })
  const confirmed = `${invoice.reference}, ${centsText(invoice.amount_cents)}: open in your system`
  const answers = [...(lead.answers ?? []), { label: 'Invoice', value: confirmed }]
  const { lead_id } = await createLead({ site, lead: { ...lead, answers }, request: body, idempotencyKey, secret })
  return { lead_id }
}
