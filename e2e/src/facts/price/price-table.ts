import { comparedKey, favouritesKey, pendingSaveKey, viewedKey } from '@forecourt/contracts/browser/stored-keys'
import { autogauge, vehicleById, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { formNames } from '@forecourt/domain/leads/all-forms'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { adfDocument } from '@forecourt/leads/messages/adf-document'
import { dealershipEmail } from '@forecourt/leads/messages/dealership-email'
import { leadPrice } from '@forecourt/leads/messages/lead-price'
import { webhookBody } from '@forecourt/leads/messages/webhook-body'
import { leadText } from '@forecourt/ops/lead-text'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { findSubject } from '../../../../functions/platform/share-picture/subjects.ts'
import type { CalculatorData } from '../../../../mfe-finance/src/calculator/load.ts'
import { loadFinanced } from '../../../../mfe-finance/src/quote/page/load.ts'
import { QuoteJourney } from '../../../../mfe-finance/src/quote/popup/quote-journey.tsx'
import { CompareBar } from '../../../../mfe-forms/src/compare/compare-bar.tsx'
import { useComparedCars } from '../../../../mfe-forms/src/garage/use-compared-cars.ts'
import { CarSummary } from '../../../../mfe-forms/src/lead-form/car-summary.tsx'
import { SavedRow } from '../../../../mfe-forms/src/watchlist/saved-row.tsx'
import { VehicleCard } from '../../../../mfe-search/src/card/vehicle-card.tsx'
import { StickyPrice } from '../../../../mfe-vehicle/src/sticky/sticky-price.tsx'
import { Part as VehicleViews } from '../../../../mfe-vehicle/src/views/part.tsx'
import { textOf } from '../render-surface.ts'
import { money, type Said } from './expected-price.ts'
import { leadOf } from './leads.ts'
import {
  asks,
  hitsOf,
  keptAfter,
  keptOfSaving,
  priceOf,
  type Reading,
  readCatalogue,
  readDrops,
  readPdf,
  readSaving,
  savedCarOf,
} from './readings.ts'
import type { Car, World } from './world.ts'

type Address = { path: string; params?: Record<string, string>; query?: string }

const amountSchema = z.object({ price: z.optional(z.number()) })
const offerSchema = z.extend(amountSchema, { priceSpecification: z.optional(amountSchema) })

/** Everything on a page that people read, and what search engines do. */
const page =
  (remote: string, expose: string, addressOf: (car: Car) => Address, more: { showsWas?: true } = {}): Reading =>
  async (car, { render }) => {
    const { html, head } = await render.page(remote, expose, addressOf(car))
    const offer = head.jsonLd && z.optional(offerSchema).parse(head.jsonLd.offers)
    const offered = offer?.price ?? offer?.priceSpecification?.price
    // What search engines read beside the text.
    const inData = offered === undefined ? '' : money(offered)
    return { text: textOf(`${html} ${head.description} ${inData}`), ...more }
  }

const aboutCar =
  (path: string) =>
  ({ vehicle: { id } }: Car): Address => ({ path, query: `car_id=${encodeURIComponent(id)}` })

/** Where a lender is asked for a quote of another price than the car's. */
function quotedPrice(html: string, { expected }: Car, { site }: World): Said | undefined {
  const typed = /<input[^>]*name="purchasePrice"[^>]*value="([^"]*)"/.exec(html)?.[1]
  const asked = typed === undefined ? undefined : Number(typed.replaceAll(/\D/g, ''))
  const isOther = site.pricing === 'purchase' && expected.amount !== undefined && asked !== expected.amount
  return asked !== undefined && isOther ? { asks: asked } : undefined
}

/** Stores what Compare controls are pressed for. */
function Comparing() {
  useComparedCars(() => {}, false)
  return null
}

const summary: Reading = async (car, { shown, render }) => ({
  text: textOf(render.component(CarSummary, { vehicle: await shown(car) })),
})

const card = (hit: Hit, { render }: World) => ({
  text: textOf(render.component(VehicleCard, { hit, nowSeconds: 0, heading: 'h2' as const })),
  showsWas: true as const,
})

const asCards = 'its vehicles are the cards of {search}'
const asFinance = 'it is /finance at another address'
const noPrice = 'it has no price'
const forWholeSite = 'price.large.test.ts checks it for the whole site'
const fromPage = 'it is sent the price that a page shows'

/** The price on every surface: how it is read there of a vehicle, or why it is not. */
export const priceTable: Readonly<Record<string, Reading | string>> = {
  'endpoint GET /api/search': async ({ vehicle }, world) => {
    const hit = (await hitsOf(world)).get(vehicle.slug)
    return hit && asks(hit, world)
  },
  'endpoint GET /api/vehicles': forWholeSite,
  'endpoint GET /api/suggestions': noPrice,
  'endpoint GET /api/filters/{filter}': forWholeSite,
  'endpoint GET /api/cars/{slug}/similar': forWholeSite,
  'endpoint GET /api/menu': forWholeSite,
  'endpoint GET /api/cars/{slug}': async (car, world) => asks(await world.shown(car), world),
  'endpoint GET /api/cars-by-id/{id}': async ({ vehicle }, world) =>
    asks(await world.ask(vehicleById, { params: { id: vehicle.id } }), world),
  'endpoint GET /api/cars/{slug}/lenders': 'it has rates and terms',
  'endpoint GET /api/cars/{slug}/autogauge': async ({ vehicle: { slug } }, { ask, site }) => {
    // A provider of market values is asked elsewhere.
    const { listing_price } = site.market_value === 'stock' ? await ask(autogauge, { params: { slug } }) : {}
    return listing_price === undefined ? undefined : { asks: listing_price }
  },
  'endpoint GET /api/cars/{slug}/view.json': async ({ vehicle: { slug, dealership_slug } }, { ask, site }) =>
    hasCapability(site, 'viewCounter', dealership_slug)
      ? { asks: (await ask(viewCount, { params: { slug } })).car_fields.price }
      : undefined,
  'endpoint GET /api/cars/{slug}/pdf': readPdf,
  'endpoint POST /api/calls/reveal': noPrice,
  'endpoint POST /api/reservations': 'it has the deposit, which is no price',
  'endpoint POST /api/leads': 'each form and each target is a surface',
  'endpoint GET /api/leads/sent/{mark}': noPrice,
  'endpoint GET /api/privacy': 'it has what is stored about a shopper, as it is stored',
  'endpoint POST /api/youx/quote': fromPage,
  'endpoint POST /api/youx/create-customer': fromPage,
  'endpoint GET /api/watchlist': noPrice,
  'endpoint GET /api/watchlist/cars': async (car, world) => {
    const saved = await savedCarOf(car, world)
    return saved && asks(saved.hit ?? expect.unreachable(), world)
  },
  'endpoint POST /api/watchlist/save-car': async (car, world) => {
    const saved = await savedCarOf(car, world)
    return saved && { asks: saved.saved_price }
  },
  'endpoint POST /api/watchlist/remove-car': noPrice,

  'file /sitemaps/{file}': noPrice,
  'file /catalogues/{file}': readCatalogue,
  'file /og/{page+}': async ({ vehicle }, { site }) => {
    const { card } = await findSubject(`/cars/${vehicle.slug}`, site)
    return { text: card.price?.text ?? '' }
  },
  'job price-alerts': readDrops,

  'page /finance': async (car, world) => {
    const { html } = await world.render.page('finance', './finance', aboutCar('/finance')(car))
    return quotedPrice(html, car, world) ?? { text: textOf(html) }
  },
  'page /finance-enquiry': asFinance,
  'page /apply-for-finance': asFinance,
  'page /finance-pre-approval': asFinance,
  'page /personalised/finance': asFinance,
  'page /get-finance': asCards,
  'page /finance-calculator': async (car, { render, site }) => {
    const data = await render.load('finance', './calculator-page', aboutCar('/finance-calculator')(car))
    // A week's price is not lent: on such a site the calculator is of no car's price.
    return site.pricing === 'subscription' ? undefined : { asks: (data as CalculatorData).car?.price }
  },
  'page /enquire': page('forms', './enquire', aboutCar('/enquire')),
  'page /book-test-drive': page('forms', './book-test-drive', aboutCar('/book-test-drive')),
  'page /request-photos': page('forms', './request-photos-page', aboutCar('/request-photos')),
  'page /something-similar': page('forms', './something-similar-page', aboutCar('/something-similar')),
  'page /my-garage/privacy': noPrice,
  'page /sign-in': noPrice,
  'page /spin-to-win': noPrice,
  'page /online-payment': 'its amount is what a shopper types',
  'page /trade-in': page('forms', './trade-in', aboutCar('/trade-in')),
  'page /cars/trade-in': page('forms', './trade-in', aboutCar('/cars/trade-in')),
  'page /cars/:slug/checkout': page('forms', './checkout', ({ vehicle: { slug } }) => ({
    path: `/cars/${slug}/checkout`,
    params: { slug },
  })),
  'page /cars/:slug/buy-online': 'it is /cars/:slug/checkout at another address',
  'page /checkout-journey': page('forms', './checkout-journey', aboutCar('/checkout-journey')),
  'page /sell-my-car': noPrice,
  'page /sell-your-car': noPrice,
  'page /success': noPrice,
  'page /watchlist': async (car, world) => {
    const listed = await savedCarOf(car, world)
    return listed && { text: textOf(world.render.component(SavedRow, { listed })) }
  },
  'page {garage}': 'it is /watchlist at another address',
  'page /compare': 'it compares no vehicles yet',
  'page /compare/*cars': page(
    'forms',
    './compare',
    ({ vehicle: { slug } }) => ({ path: `/compare/${slug}`, params: { cars: slug } }),
    { showsWas: true },
  ),
  'page /': asCards,
  'page {search}': async ({ vehicle }, world) => {
    const hit = (await hitsOf(world)).get(vehicle.slug)
    return hit && card(hit, world)
  },
  'page {breadcrumbs}': asCards,
  'page /search': 'it leads to {search}',
  'page /search/*facets': 'it leads to {search}',
  'page /budget-finder': forWholeSite,
  'page /cars/:slug': page(
    'vehicle',
    './vehicle',
    ({ vehicle: { slug } }) => ({ path: `/cars/${slug}`, params: { slug } }),
    { showsWas: true },
  ),
  'page /print': page('vehicle', './print', aboutCar('/print'), { showsWas: true }),
  'page /:page': forWholeSite,
  'page /:section/:page': forWholeSite,

  'part similar-vehicles': asCards,
  'part results-steps': noPrice,
  'part budget-finder': 'it is the page /budget-finder',
  'part stock-row': asCards,
  'part garage': (car, { render }) => ({
    hides: textOf(render.component(CompareBar, { cars: [favouriteOf(car.vehicle)], onRemove() {}, isWideOnly: false })),
  }),
  'part finance-calculator': 'it is given the price of the page around it',
  'part instant-quote': 'it is given the price of the page around it',
  'part lender-terms': 'it has rates and terms',
  'part price-gauge': 'it draws what the endpoint autogauge answers',
  'part vehicle-location': noPrice,
  'part running-costs': noPrice,
  'part sticky-actions': async (car, { shown, render }) => ({
    text: textOf(render.component(StickyPrice, { vehicle: await shown(car) })),
  }),
  'part vehicle-share': noPrice,
  'part vehicle-video': noPrice,
  'part vehicle-views': 'its event vehicle-viewed has it',
  'part site-menu': 'it shows what the endpoint menu answers',
  'part menu-models': 'it shows what the endpoint menu answers',
  'dialog enquiry': summary,
  'dialog test-drive': summary,
  'dialog request-photos': summary,
  'dialog something-similar': summary,
  'dialog finance-quote': async (car, world) => {
    const html = world.render.component(QuoteJourney, await loadFinanced(world.api, aboutCar('')(car).query ?? ''))
    const isLent = world.site.pricing === 'purchase' && car.expected.amount !== undefined
    return quotedPrice(html, car, world) ?? (isLent ? { text: textOf(html) } : undefined)
  },

  'block brands': 'it counts vehicles',
  'block models': 'it counts vehicles',
  'block stock': asCards,

  'store forecourt-quote': 'it has a price only if the shopper typed it: mfe-finance/tests/finance.e2e.ts',
  'store forecourt-drafts': 'it has what the shopper typed',
  'store forecourt-sent': noPrice,
  'store forecourt.favourites': keptOfSaving(favouritesKey, true),
  'store forecourt.pending-save': keptOfSaving(pendingSaveKey, false),
  'store forecourt.compared': async (car, { shown, render }) => {
    const press = { kind: 'compared', car: await shown(car), isKept: true } as const
    return keptAfter(comparedKey, () => render.tracked(Comparing, {}, [press]))
  },
  'store forecourt-viewed-cars': async (car, { shown, render }) => {
    const vehicle = await shown(car)
    return keptAfter(viewedKey, () => render.tracked(VehicleViews, { vehicle }))
  },

  'event enquiry-sent': noPrice,
  'event dealer-called': noPrice,
  'event finance-calculator-used': noPrice,
  'event watchlist-saved': readSaving('watchlist-saved'),
  'event favourite-added': readSaving('favourite-added'),
  'event vehicle-viewed': async (car, { shown, render }) =>
    priceOf(render.tracked(VehicleViews, { vehicle: await shown(car) }), 'vehicle-viewed'),

  ...Object.fromEntries(
    formNames.map((name): [string, Reading] => [
      `form ${name}`,
      (car, world) => {
        const { car: stored } = leadOf(car, world, name)
        return { asks: stored && leadPrice(stored, world.site).amount }
      },
    ]),
  ),
  'target email': (car, world) => ({
    text: dealershipEmail(leadOf(car, world, 'vehicle-enquiry'), world.site).text,
    showsWas: true,
  }),
  'target adf': (car, world) => {
    const xml = adfDocument(leadOf(car, world, 'vehicle-enquiry'), world.site)
    const amount = /<price type="asking" currency="AUD">([^<]*)<[/]price>/.exec(xml)?.[1]
    const remarks = /<pricecomments>([^<]*)<[/]pricecomments>/.exec(xml)?.[1]
    const text = remarks ?? (amount === undefined ? '' : `$${Number(amount).toLocaleString('en-AU')}`)
    return amount === undefined || Number(amount) === car.expected.amount
      ? { text, showsWas: true }
      : { asks: Number(amount) }
  },
  'target webhook': (car, world) => {
    const { price, price_text } = JSON.parse(webhookBody(leadOf(car, world, 'vehicle-enquiry'), world.site)).car
    return price === car.expected.amount ? { text: price_text, showsWas: true } : { asks: price }
  },
  'command leads list': noPrice,
  'command leads show': (car, world) => ({
    text: leadText(leadOf(car, world, 'vehicle-enquiry'), world.site),
    showsWas: true,
  }),
  'command shopper export': 'it has what is stored about a shopper, as it is stored',
}
