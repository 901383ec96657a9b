import type { Capability } from '@forecourt/contracts/site/capabilities'
import type { ButtonName, Location, PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dialled, hidesNumbers, telephone } from '../../locations/telephone.ts'
import { dollars } from '../../pricing/price.ts'
import { depositDollars } from '../../reservations/deposit.ts'
import { isSafeUrl } from '../../site/safe-url.ts'
import { isTowed } from '../../stock/towed.ts'
import { shareUrl } from '../share-url.ts'
import { isSoldOnline } from './sold-online.ts'

/** Dialogs that an action opens. */
export type ActionDialog = 'enquiry' | 'test-drive' | 'request-photos'

/** What an action does: opens a dialog, leads somewhere, or acts on the page by its name. */
export type ActionTarget =
  | { kind: 'dialog'; dialog: ActionDialog }
  | { kind: 'link'; href: string; isExternal?: boolean }
  | { kind: 'page' }

export type ActionWords = {
  label: string
  short: string
  target: ActionTarget
  /** SB-6. The words while the page hides its numbers; a press shows them. */
  masked?: { label: string; short: string }
}

export type ActionSubject = {
  vehicle: Vehicle
  site: PublicSite
  /** The seller; some sites have none for a vehicle. */
  dealer: Location | undefined
  hasDialog(name: ActionDialog): boolean
  hasPage(path: string): boolean
}

type Rule = (subject: ActionSubject) => ActionWords | false | undefined

const encoded = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

const kindOf = ({ item_type }: Vehicle): string => item_type.toLowerCase()

/** The server has put every default in; the table of them would bring its schemas into the page's first view. */
const can = ({ site, vehicle }: ActionSubject, name: Capability): boolean =>
  site.dealership_capabilities[vehicle.dealership_slug]?.[name] ?? site.capabilities[name] ?? false

const dialog = (
  { hasDialog }: ActionSubject,
  name: ActionDialog,
  words: Omit<ActionWords, 'target'>,
): ActionWords | undefined => (hasDialog(name) ? { ...words, target: { kind: 'dialog', dialog: name } } : undefined)

const link = (href: string, words: Omit<ActionWords, 'target'>, isExternal = false): ActionWords => ({
  ...words,
  target: { kind: 'link', href, ...(isExternal && { isExternal }) },
})

/** The first of some addresses whose page the site has. */
const firstPage = ({ hasPage }: ActionSubject, addresses: readonly string[]): string | undefined =>
  addresses.find((address) => hasPage(address.split('?')[0] ?? ''))

/** SB-3: only while checkout is on for the car and the dealer, and the car can be paid for (VD-14). */
const isPayable = (subject: ActionSubject, capability: 'reserve' | 'purchase'): boolean =>
  can(subject, capability) && isSoldOnline(subject.vehicle)

/** SB-2, SB-3. What each action is for a vehicle. One that has nothing to act on, or whose page is not there, is absent. */
export const actionRules: Record<ButtonName, Rule> = {
  enquire: (subject) =>
    dialog(subject, 'enquiry', { label: `Enquire about this ${kindOf(subject.vehicle)}`, short: 'Enquire' }),
  'test-drive': (subject) =>
    !isTowed(subject.vehicle.item_type) &&
    dialog(subject, 'test-drive', { label: 'Book a Test Drive', short: 'Test drive' }),
  'request-photos': (subject) =>
    dialog(subject, 'request-photos', { label: 'Request photos', short: 'Request photos' }),
  reserve: (subject) => {
    const { vehicle, site } = subject
    const { slug } = vehicle
    const names = can(subject, 'buyOnline') ? ['buy-online', 'checkout'] : ['checkout']
    const page = firstPage(
      subject,
      names.map((name) => `/cars/${slug}/${name}`),
    )
    const label = `Reserve for ${dollars(depositDollars(vehicle, site))}, fully refundable`
    return page !== undefined && isPayable(subject, 'reserve') && link(page, { label, short: 'Reserve' })
  },
  purchase: (subject) => {
    const page = firstPage(subject, [`/checkout-journey?car_id=${subject.vehicle.slug}`])
    return page !== undefined && isPayable(subject, 'purchase') && link(page, { label: 'Buy online', short: 'Buy' })
  },
  call: ({ vehicle, dealer, site }) => {
    const { text, href, masked } = telephone(dealer?.contact_detail.phone ?? site.phone, site)
    const short = 'Call Now'
    if (masked === undefined || !hidesNumbers(vehicle.dealership_slug, site))
      return link(href, { label: `Call ${text}`, short })
    // Once it is asked for, the number is what the press brings: also where there is room for a word alone.
    return { ...link(href, { label: `Call ${text}`, short: text }), masked: { label: `Call ${masked}`, short } }
  },
  email: ({ dealer, vehicle, site }) => {
    const email = dealer?.contact_detail.email
    if (!email) return undefined
    const { name, stocknum, slug } = vehicle
    const text = encoded({
      subject: `${name} (stock number ${stocknum})`,
      body: `Hello,\n\nI am interested in the ${name}.\n${shareUrl(slug, site)}\n`,
    })
    return link(`mailto:${email}?${text}`, { label: `Email about this ${kindOf(vehicle)}`, short: 'Email' })
  },
  whatsapp: ({ dealer, vehicle, site }) => {
    const number = dealer?.contact_detail.whatsapp
    if (!number) return undefined
    const text = encoded({ text: `Hello, I am interested in the ${vehicle.name}: ${shareUrl(vehicle.slug, site)}` })
    const href = `https://wa.me/${dialled(number).replace('+', '')}?${text}`
    return link(href, { label: 'WhatsApp', short: 'WhatsApp' }, true)
  },
  chat: ({ site }) => site.chat && link(site.chat.url, { label: 'Chat with us', short: 'Chat' }, true),
  'chat-bot': ({ site: { chat, autobot } }) => {
    if (!chat || !autobot) return undefined
    const url = new URL(chat.url)
    url.searchParams.set('bot', autobot.bot_id)
    return link(url.href, { label: 'Instant Message', short: 'Instant Message' }, true)
  },
  finance: (subject) => {
    const query = encoded({ car_id: subject.vehicle.id })
    const page = firstPage(
      subject,
      // RT-8: the site's own link first.
      [subject.site.quote.link, '/finance', '/finance-enquiry', '/apply-for-finance'].map((path) => `${path}?${query}`),
    )
    return page !== undefined && can(subject, 'finance') && link(page, { label: 'Get Finance', short: 'Finance' })
  },
  'trade-in': (subject) => {
    const { site, vehicle } = subject
    const query = encoded({ car_id: vehicle.id })
    const page = firstPage(subject, [`/cars/trade-in?${query}`, `/trade-in?${query}`])
    const passes = can(subject, 'tradeIn') && site.trade_in_for.includes(vehicle.car_type)
    return page !== undefined && passes && link(page, { label: 'Trade-In Valuation', short: 'Trade-in' })
  },
  location: ({ dealer }) => dealer && link('#vehicle-map', { label: 'Where it is', short: 'Location' }),
  history: ({ vehicle: { file } }) =>
    file !== undefined && isSafeUrl(file) && link(file, { label: 'Car history report', short: 'History' }, true),
  'payment-methods': (subject) => {
    const { site } = subject
    const isPaidOnline = actionRules.reserve(subject) || actionRules.purchase(subject)
    return (
      isPaidOnline &&
      site.payment_methods.length > 0 && { label: 'Payment methods', short: 'Payment', target: { kind: 'page' } }
    )
  },
  custom: ({ site: { custom_button: own } }) =>
    own && link(own.href, { label: own.label, short: own.label }, own.href.startsWith('https:')),
  share: () => ({ label: 'Share', short: 'Share', target: { kind: 'page' } }),
  // RT-9: the page for paper; without it this one is printed.
  print: (subject) => {
    const page = firstPage(subject, [`/print?car_id=${subject.vehicle.slug}`])
    const words = { label: 'Print', short: 'Print' }
    return page === undefined ? { ...words, target: { kind: 'page' } } : link(page, words)
  },
}
