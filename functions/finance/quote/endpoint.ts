import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { financeForm } from '@forecourt/domain/finance/quote/finance-form'
import { withQuoteTerms } from '@forecourt/domain/finance/quote/quote-terms'
import { quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { formConsent } from '@forecourt/domain/leads/consent'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { unavailableStatus } from '@forecourt/domain/vehicle/car-status'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { requireCost, takeCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { embeddedGeocoder } from '@forecourt/providers/geocoder/embedded'
import type { GeocoderProvider } from '@forecourt/providers/geocoder/port'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { YouxProvider } from '@forecourt/providers/youx/port'
import { readCustomer, writeCustomer } from './customer-table.ts'
import { quoteLimits } from './quote-limits.ts'

export type QuoteServices = {
  youx(): Promise<YouxProvider>
  geocoder(): Promise<GeocoderProvider>
  /** A vehicle of the site's own stock; undefined where there is none. */
  findCar(site: Site, id: string): Promise<Vehicle | undefined>
  /** The key of limits that count phone numbers. */
  keysSecret(): Promise<string>
  now: Date
}

/** TN-4. A site without finance has none of this. */
function requireFinance(site: Site): void {
  if (!hasCapability(site, 'finance')) throw new AppError('not_found')
}

/** FQ-4, FQ-14. A quote with its terms. A provider's failure is logged, and the shopper sees no quote. */
export async function quote(
  { site, body, client }: EndpointRequest<typeof quickQuote>,
  { youx, now }: QuoteServices,
): Promise<ResponseOf<typeof quickQuote>> {
  requireFinance(site)
  await requireCost({ name: 'quotes', limits: quoteLimits.quotes, site, ip: client.ip, now })
  try {
    const answer = await (await youx()).quote(body)
    return withQuoteTerms(answer, { price: body.purchasePrice, term: body.loanTerm }, site.quote.terms)
  } catch (error) {
    logWarning(quoteWords.noQuote, error)
    return { error: quoteWords.noQuote }
  }
}

/**
 * FQ-9, FQ-10. A customer for the phone number that the session verified, once for each idempotency key. About a car that is not for
 * sale the lender is not asked.
 * @throws AppError `unauthenticated` for another number, `invalid` for a postcode that there is not, `too_many`.
 */
export async function customer(
  { site, body, client, session, idempotencyKey }: EndpointRequest<typeof createCustomer>,
  services: QuoteServices,
): Promise<ResponseOf<typeof createCustomer>> {
  requireFinance(site)
  const phone = session?.phone
  // Loaded with the first customer, so that quotes do not wait for it: libphonenumber is a sixth of the bundle.
  const { mobileNumber } = await import('@forecourt/domain/shoppers/phone-number')
  if (!phone || mobileNumber(body.data.phoneNumber) !== phone) throw new AppError('unauthenticated')
  const key = { tenant: site.slug, phone, idempotencyKey }
  const known = await readCustomer(key)
  if (known) return known
  const { now, keysSecret } = services
  const limited = { site, ip: client.ip, phone: { number: phone, keysSecret: await keysSecret() }, now }
  await requireCost({ name: 'customers', limits: quoteLimits.customers, ...limited })
  if (body.data.postCode !== undefined) await findPostcode(body.data.postCode, { site, client }, services)
  try {
    const { car_id } = body.additionalData
    const car = car_id === undefined ? undefined : await services.findCar(site, car_id)
    const unavailable = car_id === undefined ? undefined : unavailableStatus(car, 'finance')
    if (unavailable) return { unavailable }
    // In the words of the form, and of the time at which it was ticked, as the lead has them.
    const sending = { now, filledMs: body.filled_ms, tickedAt: body.ticked_at }
    const consent = formConsent(financeForm(site), { marketing: body.data.subscribe }, sending)
    const made = await (await services.youx()).createCustomer({
      data: { ...body.data, subscribe: consent !== undefined },
      // Whose offers were agreed to: not the lender's.
      additionalData: { ...ownSubject(site, body.additionalData, car), marketing_consent: consent ?? null },
      idempotencyKey: `${site.slug}/${idempotencyKey}`,
    })
    await writeCustomer(key, made, services.now)
    return made
  } catch (error) {
    logWarning(quoteWords.customer, error)
    return { error: isWithoutRedirect(error) ? quoteWords.noRedirect : quoteWords.customer }
  }
}

type AdditionalData = EndpointRequest<typeof createCustomer>['body']['additionalData']

/** What the lender is sent of the car and its dealer: of the site's own stock, whatever a request names. */
function ownSubject(
  site: Site,
  { car_id: _asked, dealership_slug, car_type, ...rest }: AdditionalData,
  car: Vehicle | undefined,
): AdditionalData {
  const dealership = car?.dealership_slug ?? site.dealerships.find((own) => own === dealership_slug)
  return {
    ...rest,
    ...(car && { car_id: car.id }),
    ...(dealership !== undefined && { dealership_slug: dealership }),
    ...((car?.car_type ?? car_type) && { car_type: car?.car_type ?? car_type }),
  }
}

/** An answer of YouX without an allowed redirect. */
const isWithoutRedirect = (error: unknown): boolean => error instanceof ProviderError && error.reason === 'malformed'

type Asking = Pick<EndpointRequest<typeof geocodePostcode>, 'site' | 'client'>

/** FQ-13. @throws AppError `not_found` where Australia has no such postcode, `too_many`. */
export async function postcode(
  { params, site, client }: Asking & Pick<EndpointRequest<typeof geocodePostcode>, 'params'>,
  services: QuoteServices,
): Promise<ResponseOf<typeof geocodePostcode>> {
  await requireCost({ name: 'postcodes', limits: quoteLimits.postcodes, site, ip: client.ip, now: services.now })
  const place = await askGeocoder(params.postcode, { site, client }, services)
  if (!place) throw new AppError('not_found', quoteWords.postcode)
  return place
}

async function findPostcode(typed: string, asking: Asking, services: QuoteServices): Promise<void> {
  if (await askGeocoder(typed, asking, services)) return
  throw new AppError('invalid', quoteWords.postcode, { fields: [{ field: 'postcode', message: quoteWords.postcode }] })
}

/** If the geocoder is down, or what may be spent on it is, the table of localities answers. */
async function askGeocoder(typed: string, { site, client }: Asking, { geocoder, now }: QuoteServices) {
  const spend = await takeCost({ name: 'geocoder', limits: quoteLimits.geocoder, site, ip: client.ip, now })
  if (!spend.isAllowed) return embeddedGeocoder.geocodePostcode(typed)
  try {
    return await (await geocoder()).geocodePostcode(typed)
  } catch (error) {
    logWarning('The geocoder is not available; the table of localities answers', error)
    return embeddedGeocoder.geocodePostcode(typed)
  }
}
