import { lenders } from '@forecourt/contracts/endpoints/finance'
import { autogauge } from '@forecourt/contracts/endpoints/vehicle'
import { saveCar } from '@forecourt/contracts/endpoints/watchlist'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { toHit } from '@forecourt/stock-search/hit'
import { findSubject } from '../../../../functions/platform/share-picture/subjects.ts'
import { SavedRow } from '../../../../mfe-forms/src/watchlist/saved-row.tsx'
import { VehicleCard } from '../../../../mfe-search/src/card/vehicle-card.tsx'
import { askLender } from '../ask-lender.ts'
import { textOf } from '../render-surface.ts'
import { alertedIds } from './alerts.ts'
import {
  aboutCar,
  among,
  checkout,
  either,
  form,
  inMenu,
  notedReading,
  page,
  placed,
  type Reading,
  reading,
  saidIn,
  saveButton,
  target,
  vehiclePage,
} from './readings.ts'
import { expectedStatus } from './subjects.ts'
import { answerOf, catalogueSlugs, homeSlugs, listedHits, similarSlugs, sitemapSlugs } from './whole-site.ts'
import type { World } from './world.ts'

/** TN-13. */
const isYoung = ({ created_at_timestamp }: Vehicle, { site }: World): boolean =>
  created_at_timestamp > Date.now() / 1000 - site.minimum_age_days * 86_400

const answersStatus = 'it answers the status: what reads it are surfaces themselves'
const asCards = 'its vehicles are the cards of {search}'
const asFinance = 'it is /finance at another address'
const asPage =
  'it is the form of its own page, which dialogs.e2e.ts and forms.e2e.ts open by the address of a car that is gone'
const noCar = 'it takes no car'
const listsAll = 'it lists what the search lists'
const recorded = 'it records what a shopper did on a surface'

const finance = page('finance', ['finance', './finance'], aboutCar('/finance'), { hasNotes: true })

/** A shopper for each car: of one that is saved another rule holds (WL-5). */
let savedBefore = 40_000_000

/** How each surface answers for the status of a car, or why that is not its business. */
export const statusTable: Readonly<Record<string, Reading | readonly Reading[] | string>> = {
  'endpoint GET /api/search': reading('list', async ({ slug, vehicle }, world) => {
    if ((await listedHits(world)).has(slug)) return 'offered'
    // A sold one is listed for some days, and a run of them may be folded up; TN-13: a young one is not yet.
    const isOmitted = vehicle && (expectedStatus(vehicle) === 'sold' || isYoung(vehicle, world))
    return isOmitted ? undefined : 'none'
  }),
  'endpoint GET /api/vehicles': listsAll,
  'endpoint GET /api/suggestions': listsAll,
  'endpoint GET /api/filters/{filter}': listsAll,
  'endpoint GET /api/menu': inMenu,
  'endpoint GET /api/cars/{slug}/similar': among('advertise', similarSlugs, { mayOmit: 'any' }),
  'endpoint GET /api/cars/{slug}': answersStatus,
  'endpoint GET /api/cars-by-id/{id}': answersStatus,
  'endpoint GET /api/cars/{slug}/lenders': either(
    'estimate',
    async ({ slug }, { ask }) => ((await answerOf(ask(lenders, { params: { slug } })))?.lenders.length ?? 0) > 0,
    { mayOmit: 'any' },
  ),
  'endpoint GET /api/cars/{slug}/autogauge': either(
    'gauge',
    async ({ slug }, { ask, site }) =>
      // A provider of market values is asked elsewhere.
      site.market_value === 'stock'
        ? (await answerOf(ask(autogauge, { params: { slug } })))?.listing_price !== undefined
        : undefined,
    { mayOmit: 'any' },
  ),
  'endpoint GET /api/cars/{slug}/view.json': answersStatus,
  'endpoint GET /api/cars/{slug}/pdf': 'functions/vehicle/vehicle-pdf tests it: nothing is drawn of one that is gone',
  'endpoint POST /api/calls/reveal': recorded,
  'endpoint POST /api/leads': 'each form and each target is a surface',
  'endpoint GET /api/leads/sent/{mark}': 'it says what a form was about, whatever became of the car',
  'endpoint GET /api/privacy': 'it has what is stored about a shopper, as it is stored',
  'endpoint POST /api/youx/quote': 'it takes no car',
  'endpoint POST /api/youx/create-customer': reading('finance', async ({ id }, { site }) => {
    // TN-4. A site without finance has none.
    if (!hasCapability(site, 'finance')) return undefined
    const asked = await askLender(site, { more: { additionalData: { car_id: id } } })
    return asked && 'unavailable' in asked.answer && !asked.sent ? 'unavailable' : 'offered'
  }),
  'endpoint POST /api/reservations': 'packages/reservations tests which cars can be reserved, on a real table',
  'endpoint GET /api/watchlist': recorded,
  'endpoint GET /api/watchlist/cars': 'it is the data of /watchlist',
  'endpoint POST /api/watchlist/save-car': either('keep', async ({ id }, { ask, site }) => {
    if (!hasCapability(site, 'watchlist')) return undefined
    const session = await startSession(site.slug, `+614${String(savedBefore++).padStart(8, '0')}`)
    return (await answerOf(ask(saveCar, { body: { car_id: id }, session }))) !== undefined
  }),
  'endpoint POST /api/watchlist/remove-car': 'what is kept can be removed, whatever became of it',

  'file /sitemaps/{file}': either('advertise', async ({ slug, vehicle }, world) =>
    isYoung(vehicle, world) ? undefined : (await sitemapSlugs(world)).has(slug),
  ),
  'file /catalogues/{file}': among('advertise', catalogueSlugs, { mayOmit: 'any' }),
  'file /og/{page+}': reading('show', async ({ slug, vehicle }, { site }) => {
    try {
      const { card } = await findSubject(`/cars/${slug}`, site)
      return saidIn(card.price?.text ?? '', vehicle)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return 'none'
      throw error
    }
  }),
  'job price-alerts': either('advertise', async ({ id }, world) => (await alertedIds(world))?.has(id), {
    mayOmit: 'any',
  }),

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
  'page /trade-in': page('enquire', ['forms', './trade-in'], aboutCar('/trade-in'), { hasNotes: true }),
  'page /cars/trade-in': page('enquire', ['forms', './trade-in'], aboutCar('/cars/trade-in'), { hasNotes: true }),
  'page /cars/:slug/checkout': page(
    'show',
    ['forms', './checkout'],
    ({ slug }) => ({ path: `/cars/${slug}/checkout`, params: { slug } }),
    { hasNotes: true },
  ),
  'page /cars/:slug/buy-online': 'it is /cars/:slug/checkout at another address',
  'page /checkout-journey': page('show', ['forms', './checkout-journey'], aboutCar('/checkout-journey'), {
    hasNotes: true,
  }),
  'page /sell-my-car': noCar,
  'page /sell-your-car': noCar,
  'page /success': 'it says what a form was about, whatever became of the car',
  'page /watchlist': notedReading('kept', ({ what, id, slug, vehicle }, { render }) => {
    const car = favouriteOf(vehicle ?? { id, slug, name: what, make: 'Kia', model: 'Rio', images: [] })
    const row = { id, car, ...(vehicle && { hit: toHit(vehicle) }) }
    return saidIn(textOf(render.component(SavedRow, { listed: row })), vehicle, true)
  }),
  'page {garage}': 'it is /watchlist at another address',
  'page /compare': 'it compares no vehicles yet',
  'page /compare/*cars': page(
    'kept',
    ['forms', './compare'],
    ({ slug }) => ({ path: `/compare/${slug}`, params: { cars: slug } }),
    { hasNotes: true },
  ),
  'page /': among('advertise', homeSlugs, { mayOmit: 'any' }),
  'page {search}': reading('show', async ({ slug, vehicle }, world) => {
    if (!vehicle) return 'none'
    const hit = (await listedHits(world)).get(slug) ?? toHit(vehicle)
    const card = world.render.component(VehicleCard, { hit, nowSeconds: 0, heading: 'h2' as const })
    return saidIn(textOf(card), vehicle)
  }),
  'page {breadcrumbs}': asCards,
  'page /search': asCards,
  'page /search/*facets': asCards,
  'page /budget-finder': asCards,
  'page /cars/:slug': [vehiclePage, checkout],
  'page /print': page('show', ['vehicle', './print'], aboutCar('/print'), { hasNotes: true }),
  'page /:page': asCards,
  'page /:section/:page': asCards,

  'part similar-vehicles': 'it shows what the endpoint similar answers',
  'part results-steps': listsAll,
  'part budget-finder': asCards,
  'part stock-row': asCards,
  'part garage': saveButton,
  'part finance-calculator': placed('finance-calculator'),
  'part instant-quote': placed('instant-quote'),
  'part lender-terms': placed('lender-terms', 'estimate'),
  'part price-gauge': placed('price-gauge'),
  'part vehicle-location': placed('vehicle-location'),
  'part running-costs': placed('running-costs'),
  'part sticky-actions': placed('sticky-actions'),
  'part vehicle-share': placed('vehicle-share'),
  'part vehicle-video': placed('vehicle-video'),
  'part vehicle-views': placed('vehicle-views'),
  'part site-menu': listsAll,
  'part menu-models': listsAll,
  'dialog enquiry': asPage,
  'dialog test-drive': asPage,
  'dialog request-photos': asPage,
  'dialog something-similar': asPage,
  'dialog finance-quote': 'it loads its car as /finance does, and mfe-finance/tests open it of a sold one',
  'block brands': listsAll,
  'block models': listsAll,
  'block stock': asCards,

  ...Object.fromEntries(
    ['forecourt-quote', 'forecourt-drafts', 'forecourt-sent', 'forecourt.pending-save'].map((key) => [
      `store ${key}`,
      'it names the car that is asked for again, which answers the status',
    ]),
  ),
  'store forecourt.favourites': 'it is the data of /watchlist',
  'store forecourt.compared': 'it is the data of /compare',
  'store forecourt-viewed-cars': 'it is a list of links to pages, which answer the status',

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
      ...['online-payment', 'trade-in'],
    ].map((name) => [`form ${name}`, noCar]),
  ),
  'form test-drive': 'a page shows it of a car that is for sale, else vehicle-enquiry',
  'form request-photos': 'a page shows it of a car that is for sale, else vehicle-enquiry',
  'form purchase': 'its page shows it of a car that is sold online alone',
  'form something-similar': 'it asks for another car, whatever the status',
  'form finance-enquiry': 'it is the lead of /finance, and says what the targets say',
  'target email': target('email'),
  'target adf': target('adf'),
  'target webhook': target('webhook'),
  'command leads list': 'it has a line a lead, and of the car no more than its name',
  'command leads show': target('show'),
  'command shopper export': 'it prints what GET /api/privacy answers',
}
