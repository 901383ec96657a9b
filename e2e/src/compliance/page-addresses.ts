import { join } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import type { Site } from '@forecourt/contracts/site/site'
import { capabilitiesOf } from '@forecourt/domain/site/capabilities'
import { readContent } from '@forecourt/tenants/read-content'

/** A car that the pages are about. */
type Car = { id: string; slug: string }
type Addresses = (site: Site, car: Car) => string | undefined

const at =
  (path: string): Addresses =>
  () =>
    path
const about =
  (path: string): Addresses =>
  (_, { id }) =>
    `${path}?car_id=${id}`
const ofPlace =
  (path: string): Addresses =>
  ({ locations: [first] }) =>
    first && `${path}/${first.slug}`
const content =
  (sections: number): Addresses =>
  (site) =>
    readContent(site).pages.find(({ path }) => path.split('/').length === sections + 1)?.path

/** An address of each page that a remote declares; none where a site has no such page. */
const addresses: Record<string, Addresses> = {
  '/': at('/'),
  '{search}': ({ paths }) => paths.search,
  '{breadcrumbs}': ({ paths }) => paths.breadcrumbs,
  '/search': at('/search'),
  '/search/*facets': at('/search/used-cars'),
  // A subscription has no price that a budget could reach.
  '/budget-finder': ({ pricing }) => (pricing === 'subscription' ? undefined : '/budget-finder'),
  '/cars/:slug': (_, { slug }) => `/cars/${slug}`,
  '/print': about('/print'),
  '/finance': about('/finance'),
  '/finance-enquiry': about('/finance-enquiry'),
  '/apply-for-finance': about('/apply-for-finance'),
  '/finance-pre-approval': about('/finance-pre-approval'),
  '/personalised/finance': about('/personalised/finance'),
  '/get-finance': at('/get-finance'),
  '/finance-calculator': about('/finance-calculator'),
  '/enquire': about('/enquire'),
  '/book-test-drive': about('/book-test-drive'),
  '/request-photos': about('/request-photos'),
  '/something-similar': about('/something-similar'),
  '/trade-in': at('/trade-in'),
  '/trade-in/photos': at('/trade-in/photos'),
  '/cars/trade-in': about('/cars/trade-in'),
  '/sell-my-car': at('/sell-my-car'),
  '/sell-your-car': at('/sell-your-car'),
  '/cars/:slug/checkout': (_, { slug }) => `/cars/${slug}/checkout`,
  '/cars/:slug/buy-online': (_, { slug }) => `/cars/${slug}/buy-online`,
  '/checkout-journey': about('/checkout-journey'),
  '/service': at('/service'),
  '/vehicle-parts-and-accessories': at('/vehicle-parts-and-accessories'),
  '/my-garage/privacy': at('/my-garage/privacy'),
  '/sign-in': at('/sign-in'),
  '/spin-to-win': at('/spin-to-win'),
  '/online-payment': at('/online-payment'),
  '/success': at('/success'),
  '/watchlist': at('/watchlist'),
  '{garage}': ({ paths }) => paths.garage,
  '/pages/unsubscribe/:token': at('/pages/unsubscribe/stopped'),
  '/compare': at('/compare'),
  '/compare/*cars': (_, { slug }) => `/compare/${slug}`,
  '/dealerships': at('/dealerships'),
  '/dealer-locator': at('/dealer-locator'),
  '/contact': at('/contact'),
  '/contact-us': at('/contact-us'),
  '/locations/:slug': ofPlace('/locations'),
  '/our-location/:slug': ofPlace('/our-location'),
  '/contact-us/:slug': ofPlace('/contact-us'),
  '/special-offers': at('/special-offers'),
  '/offers/:id': ({ offers: [first] }) => first && `/offers/${first.id}`,
  '/offers/:manufacturer/:id': ({ offers }) => {
    const own = offers.find(({ manufacturer }) => manufacturer)
    return own && `/offers/${own.manufacturer?.slug}/${own.id}`
  },
  '/:page': content(1),
  '/:section/:page': content(2),
}

/** Every page of a site as its remotes declare it, with an address. A page without a row here is an error. */
export function pagesOf(site: Site, car: Car): { pattern: string; path: string }[] {
  const on = new Set<string>(capabilitiesOf(site))
  const declared = remoteFolders(join(import.meta.dirname, '../../..'))
    .flatMap(({ folder }) => readRemoteFolder(folder).manifest.pages)
    .filter(({ requires }) => requires === undefined || on.has(requires))
  return declared.flatMap(({ path: pattern }) => {
    const addressOf = addresses[pattern]
    if (!addressOf) throw new Error(`No address of the page ${pattern}: add one here, so that its rules are checked.`)
    const path = addressOf(site, car)
    return path === undefined ? [] : [{ pattern, path }]
  })
}
