import type { FinanceLender } from '@forecourt/contracts/finance/finance-lender'
import { publicSite, type Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { metaLine } from '@forecourt/domain/crawlers/meta-vehicles'
import { meetsConditions } from '@forecourt/domain/finance/lenders/providers'
import { isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { homeRow } from '@forecourt/domain/home/home-row'
import { listingConditions } from '@forecourt/domain/stock/listing-conditions'
import { stockScope } from '@forecourt/domain/stock/stock-scope'
import { vehicleActions } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { similarHits } from '@forecourt/domain/vehicle/similar/similar-vehicles'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { offersControls } from '@forecourt/domain/watchlist/car-controls'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { findOwnVehicle } from '@forecourt/stock/site-queries/find-own-vehicle'
import { toHit } from '@forecourt/stock-search/hit'
import { customer } from '../../../../functions/finance/quote/endpoint.ts'
import { findSubject } from '../../../../functions/platform/share-picture/subjects.ts'
import { SavedRow } from '../../../../mfe-forms/src/watchlist/saved-row.tsx'
import { VehicleCard } from '../../../../mfe-search/src/card/vehicle-card.tsx'
import { textOf } from '../render-surface.ts'
import {
  aboutCar,
  either,
  form,
  inFeeds,
  page,
  type Reading,
  reading,
  saidIn,
  slowReading,
  target,
} from './readings.ts'

const photo = { image: { url: '/media/demo/a.avif' } }
/** With whatever a surface asks for beside the status. */
const whole = (vehicle: Vehicle): Vehicle => ({ ...vehicle, price: 30_000, images: [photo], preorder: false })
const sellsCars = (site: Site) => publicSite({ ...site, pricing: 'purchase' })

const answersStatus = 'it answers the status: what reads it are surfaces themselves'
const asCards = 'its vehicles are the cards of {search}'
const asFinance = 'it is /finance at another address'
const asPage =
  'it is the form of its own page, which dialogs.e2e.ts and forms.e2e.ts open by the address of a car that is gone'
const onVehicle = 'a vehicle’s page places it only for a vehicle that it shows for sale'
const noCar = 'it takes no car'
const listsAll = 'it lists what the search lists'
const recorded = 'it records what a shopper did on a surface'

const similar = either(
  'advertise',
  (vehicle) => similarHits([toHit(vehicle)], { slug: 'another', make: 'Kia' }).length > 0,
)
const finance = page('finance', ['finance', './finance'], aboutCar('/finance'), { hasNotes: true })
const save = either('keep', (vehicle, { shown }) =>
  offersControls(whole(vehicle), { ...shown, watchlist: { ...shown.watchlist, offered_on: [] } }),
)
const listed = either('list', ({ status }, { site }) =>
  listingConditions(stockScope(site), 0).some((condition) => condition.status === status),
)

/** How each surface answers for the status of a car, or why that is not its business. */
export const statusTable: Readonly<Record<string, Reading | string>> = {
  'endpoint GET /api/search': listed,
  'endpoint GET /api/vehicles': listsAll,
  'endpoint GET /api/suggestions': listsAll,
  'endpoint GET /api/filters/{filter}': listsAll,
  'endpoint GET /api/menu': listsAll,
  'endpoint GET /api/cars/{slug}/similar': similar,
  'endpoint GET /api/cars/{slug}': answersStatus,
  'endpoint GET /api/cars-by-id/{id}': answersStatus,
  'endpoint GET /api/cars/{slug}/lenders': either('estimate', (vehicle) =>
    meetsConditions('provider_b', { vehicle, lender: { name: 'Lender' } as FinanceLender, currentYear: 2026 }),
  ),
  'endpoint GET /api/cars/{slug}/autogauge': either('gauge', (vehicle) => isGaugeEligible(whole(vehicle), true)),
  'endpoint GET /api/cars/{slug}/view.json': answersStatus,
  'endpoint GET /api/cars/{slug}/pdf': 'functions/vehicle/vehicle-pdf tests it: nothing is drawn of one that is gone',
  'endpoint POST /api/calls/reveal': recorded,
  'endpoint POST /api/leads': 'each form and each target is a surface',
  'endpoint GET /api/leads/sent/{mark}': 'it says what a form was about, whatever became of the car',
  'endpoint GET /api/privacy': 'it has what is stored about a shopper, as it is stored',
  'endpoint POST /api/youx/quote': 'it takes no car',
  'endpoint POST /api/youx/create-customer': reading('finance', async ({ id }, { site }) => {
    let isAsked = false
    const lender = async () => {
      isAsked = true
      return { redirectUrl: 'https://lender.example' }
    }
    const phone = '+61491570156'
    const request = {
      ...{
        site,
        client: { ip: '203.0.113.9', userAgent: 'test' },
        session: { phone },
        idempotencyKey: `key-${Math.random()}`,
      },
      body: { data: { phoneNumber: phone }, additionalData: { car_id: id } },
    }
    const answer = await customer(request as never, {
      youx: async () => ({ createCustomer: lender }) as never,
      geocoder: async () => ({}) as never,
      findCar: findOwnVehicle,
      keysSecret: async () => 'secret',
      now: new Date(),
    }).catch((error: unknown) => {
      // TN-4. A site without finance has none.
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    })
    if (!answer) return undefined
    if ('unavailable' in answer) return isAsked ? 'offered' : 'unavailable'
    return 'offered'
  }),
  'endpoint GET /api/watchlist': recorded,
  'endpoint GET /api/watchlist/cars': 'it is the data of /watchlist',
  'endpoint POST /api/watchlist/save-car': 'it takes back the removal of any car that the site shows',
  'endpoint POST /api/watchlist/remove-car': 'what is kept can be removed, whatever became of it',

  'file /sitemaps/{file}': inFeeds,
  'file /catalogues/{file}': either(
    'advertise',
    (vehicle, { site }) => metaLine(whole(vehicle), sellsCars(site)) !== null,
  ),
  'file /og/{page+}': reading('show', async ({ slug, vehicle }, { site }) => {
    try {
      const { card } = await findSubject(`/cars/${slug}`, site)
      return saidIn(card.price?.text ?? '', vehicle)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return 'none'
      throw error
    }
  }),
  'job price-alerts': 'functions/forms/price-alerts tests it: no message names a car that is sold meanwhile',

  'page /finance': finance,
  'page /finance-enquiry': asFinance,
  'page /apply-for-finance': asFinance,
  'page /finance-pre-approval': asFinance,
  'page /personalised/finance': asFinance,
  'page /get-finance': asCards,
  'page /finance-calculator': page('finance', ['finance', './calculator-page'], aboutCar('/finance-calculator'), {
    hasNotes: true,
  }),
  'page /enquire': page('enquire', ['forms', './enquire'], aboutCar('/enquire'), { hasNotes: true }),
  'page /book-test-drive': page('enquire', ['forms', './book-test-drive'], aboutCar('/book-test-drive'), {
    hasNotes: true,
  }),
  'page /request-photos': page('enquire', ['forms', './request-photos-page'], aboutCar('/request-photos'), {
    hasNotes: true,
  }),
  'page /something-similar': page('enquire', ['forms', './something-similar-page'], aboutCar('/something-similar'), {
    hasNotes: true,
  }),
  'page /my-garage/privacy': noCar,
  'page /sign-in': noCar,
  'page /spin-to-win': noCar,
  'page /online-payment': noCar,
  'page /success': 'it says what a form was about, whatever became of the car',
  'page /watchlist': slowReading('kept', ({ what, id, slug, vehicle }, { render }) => {
    const car = favouriteOf(vehicle ?? { id, slug, name: what, make: 'Kia', model: 'Rio', images: [] })
    const row = { id, car, ...(vehicle && { hit: toHit(vehicle) }) }
    return saidIn(textOf(render.component(SavedRow, { listed: row })), vehicle)
  }),
  'page {garage}': 'it is /watchlist at another address',
  'page /compare': 'it compares no vehicles yet',
  'page /compare/*cars': page('kept', ['forms', './compare'], ({ slug }) => ({
    path: `/compare/${slug}`,
    params: { cars: slug },
  })),
  'page /': either('advertise', (vehicle) => homeRow([toHit(vehicle)]).length > 0),
  'page {search}': slowReading('show', ({ vehicle }, { render }) => {
    if (!vehicle) return 'none'
    const card = render.component(VehicleCard, { hit: toHit(vehicle), nowSeconds: 0, heading: 'h2' as const })
    return saidIn(textOf(card), vehicle)
  }),
  'page {breadcrumbs}': asCards,
  'page /search': asCards,
  'page /search/*facets': asCards,
  'page /budget-finder': asCards,
  'page /cars/:slug': page(
    'show',
    ['vehicle', './vehicle'],
    ({ slug }) => ({ path: `/cars/${slug}`, params: { slug } }),
    { hasNotes: true, saysSold: true },
  ),
  'page /print': page('show', ['vehicle', './print'], aboutCar('/print')),
  'page /:page': asCards,
  'page /:section/:page': asCards,

  'part similar-vehicles': similar,
  'part results-steps': listsAll,
  'part budget-finder': asCards,
  'part stock-row': asCards,
  'part garage': save,
  'part finance-calculator': onVehicle,
  'part instant-quote': onVehicle,
  'part lender-terms': onVehicle,
  'part price-gauge': onVehicle,
  'part vehicle-location': onVehicle,
  'part running-costs': onVehicle,
  'part sticky-actions': either('buy', (vehicle, { shown }) => {
    const capabilities = { ...shown.capabilities, reserve: true, purchase: true }
    const site = { ...shown, capabilities, dealership_capabilities: {}, buttons: ['reserve', 'purchase'] as const }
    const dealer = dealerLocation(vehicle, shown)
    const car = { ...whole(vehicle), tag: undefined } as never
    const asked = { vehicle: car, site: site as never, dealer, hasDialog: () => true, hasPage: () => true }
    return vehicleActions(asked).length > 0
  }),
  'part vehicle-share': onVehicle,
  'part vehicle-video': onVehicle,
  'part vehicle-views': onVehicle,
  'part site-menu': listsAll,
  'dialog enquiry': asPage,
  'dialog test-drive': asPage,
  'dialog request-photos': asPage,
  'dialog something-similar': asPage,
  'dialog finance-quote': 'it loads its car as /finance does, and e2e/pages/finance opens it of a sold one',
  'block brands': listsAll,
  'block models': listsAll,
  'block stock': asCards,

  ...Object.fromEntries(
    [
      ...['enquiry-sent', 'dealer-called', 'finance-calculator-used', 'watchlist-saved', 'favourite-added'],
      'vehicle-viewed',
    ].map((name) => [`event ${name}`, recorded]),
  ),
  'form vehicle-enquiry': form('vehicle-enquiry'),
  ...Object.fromEntries(
    [
      ...['enquiry', 'contact', 'service-booking', 'parts-enquiry', 'careers-enquiry', 'spin-to-win'],
      'online-payment',
    ].map((name) => [`form ${name}`, noCar]),
  ),
  'form test-drive': 'a page shows it of a car that is for sale, else vehicle-enquiry',
  'form request-photos': 'a page shows it of a car that is for sale, else vehicle-enquiry',
  'form something-similar': 'it asks for another car, whatever the status',
  'form finance-enquiry': 'it is the lead of /finance, and says what the targets say',
  'target email': target('email'),
  'target adf': target('adf'),
  'target webhook': target('webhook'),
  'command leads list': 'it has a line a lead, and of the car no more than its name',
  'command leads show': 'it prints the lead as it is stored',
  'command shopper export': 'it prints what GET /api/privacy answers',
}
