import { publicSite } from '@forecourt/contracts/site/public-site'
import { buttonNames } from '@forecourt/contracts/site/settings/vehicle'
import type { ButtonName, Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { testVehicle } from '../../testing/test-vehicle.ts'
import type { ActionSubject } from './action-rules.ts'
import { statusNote } from './status-note.ts'
import { barActions, headerActions, vehicleActions } from './vehicle-actions.ts'

const vehicle = testVehicle({ file: 'https://reports.example/h20418.pdf', price: 46_990 })
const [location] = testSite().locations
const dealer = location && {
  ...location,
  contact_detail: { phone: '(02) 5550 4120', email: 'hello@harbour.example', whatsapp: '0491 570 156' },
}
const everything: Partial<Site> = {
  buttons: [...buttonNames],
  capabilities: { reserve: true, purchase: true, finance: true, tradeIn: true },
  chat: { url: 'https://chat.example/harbour', replaces_enquire: false },
  autobot: { bot_id: 'harbour-web', greeting: 'Hello' },
  custom_button: { label: 'Our workshop', href: '/workshop' },
}
type Changes = Partial<Omit<ActionSubject, 'site' | 'vehicle'>> & { site?: Partial<Site>; vehicle?: object }
const actionsFor = ({ site, vehicle: changes, ...rest }: Changes = {}) =>
  vehicleActions({
    vehicle: { ...vehicle, ...changes },
    site: publicSite(testSite({ ...everything, ...site })),
    dealer,
    hasDialog: () => true,
    hasPage: () => true,
    ...rest,
  })
const names = (changes: Changes = {}) => actionsFor(changes).map(({ name }) => name)
const find = (name: ButtonName, changes: Changes = {}) => actionsFor(changes).find((action) => action.name === name)
const hrefOf = (name: ButtonName, changes: Changes = {}) => {
  const target = find(name, changes)?.target
  return target?.kind === 'link' ? target.href : undefined
}

describe('[SB-2] the buttons', () => {
  test('all are there, in the order of the site', () => {
    expect(names()).toEqual(buttonNames)
    expect(names({ site: { buttons: ['print', 'email', 'call'] } })).toEqual(['print', 'email', 'call'])
  })

  test('call is a tel link to the location, and without one to the site', () => {
    expect(hrefOf('call')).toBe('tel:+61255504120')
    expect(hrefOf('call', { dealer: undefined })).toBe('tel:+61255501234')
  })

  test.each([
    ['email', 'mailto:hello@harbour.example?subject='],
    ['whatsapp', 'https://wa.me/61491570156?text='],
    ['chat', 'https://chat.example/harbour'],
    ['chat-bot', 'https://chat.example/harbour?bot=harbour-web'],
    ['custom', '/workshop'],
    ['history', 'https://reports.example/h20418.pdf'],
    ['location', '#vehicle-map'],
    ['finance', '/finance?car_id=v1'],
    ['trade-in', '/cars/trade-in?car_id=v1'],
    ['reserve', '/cars/2023-toyota-rav4-h20418/checkout'],
    ['purchase', '/checkout-journey?car_id=2023-toyota-rav4-h20418'],
  ] as const)('%s leads to %s', (name, start) => expect(hrefOf(name)).toMatch(start))

  test('email and WhatsApp hold the address of the vehicle on the dealer’s own site', () => {
    const address = 'https://www.northgate.example/cars/2023-toyota-rav4-h20418'
    expect(new URL(hrefOf('email') ?? '').searchParams.get('body')).toContain(address)
    expect(new URL(hrefOf('whatsapp') ?? '').searchParams.get('text')).toContain(address)
  })

  test.each([
    ['enquire', 'Enquire about this car'],
    ['test-drive', 'Book a Test Drive'],
    ['reserve', 'Reserve for $200, fully refundable'],
    ['call', 'Call (02) 5550 4120'],
    ['chat-bot', 'Instant Message'],
    ['finance', 'Get Finance'],
    ['trade-in', 'Trade-In Valuation'],
    ['history', 'Car history report'],
  ] as const)('%s says "%s"', (name, label) => expect(find(name)?.label).toBe(label))

  test.each([
    ['caravan', false],
    ['Caravan', false],
    ['motorhome', true],
  ])('of a %s a test drive is offered: %j', (item_type, isOffered) =>
    expect(names({ vehicle: { item_type } }).includes('test-drive')).toBe(isOffered),
  )

  test('one whose dialog is not there does not show', () =>
    expect(names({ hasDialog: (name) => name === 'enquiry' })).not.toEqual(
      expect.arrayContaining(['test-drive', 'request-photos']),
    ))

  test('one whose page is not there does not show, nor what would be paid with', () => {
    const pages: ButtonName[] = ['finance', 'trade-in', 'reserve', 'purchase', 'payment-methods']
    expect(names({ hasPage: () => false })).toEqual(buttonNames.filter((name) => !pages.includes(name)))
  })

  test.each([
    ['finance', 'finance'],
    ['trade-in', 'tradeIn'],
    ['reserve', 'reserve'],
    ['purchase', 'purchase'],
  ] as const)('%s needs the capability %s', (name, capability) =>
    expect(names({ site: { capabilities: { ...everything.capabilities, [capability]: false } } })).not.toContain(name),
  )
})

describe('[SB-3] the rules', () => {
  test.each([
    ['trade-in', { site: { trade_in_for: ['new'] } }, false],
    ['trade-in', { site: { trade_in_for: ['used'] } }, true],
    ['reserve', { vehicle: { reserved: true } }, false],
    ['reserve', { vehicle: { status: 'coming_soon' } }, false],
    ['purchase', { vehicle: { status: 'coming_soon' } }, false],
    ['purchase', { vehicle: { price: undefined } }, false],
    ['history', { vehicle: { file: undefined } }, false],
    ['history', { vehicle: { file: 'javascript:alert(1)' } }, false],
    ['history', { vehicle: { file: '//evil.example/x' } }, false],
    ['enquire', { vehicle: { status: 'coming_soon' } }, true],
  ] as const)('%s with %j shows: %s', (name, changes, isShown) =>
    expect(names(changes as Changes).includes(name)).toBe(isShown),
  )

  test('checkout can be on for one dealership of a group alone', () => {
    const site = { dealership_capabilities: { 'harbour-brookvale': { reserve: false } } }
    expect(names({ site })).not.toContain('reserve')
    expect(names({ site, vehicle: { dealership_slug: 'northgate' } })).toContain('reserve')
  })

  test('chat takes the place of Enquire where the site has it so', () => {
    const chat = { url: 'https://chat.example/harbour', replaces_enquire: true }
    expect(names({ site: { chat, buttons: ['enquire', 'call'] } })).toEqual(['chat', 'call'])
  })

  test('"Test Drive Only" hides reserve and purchase and leads with Test Drive', () => {
    const site = { buttons: ['enquire', 'reserve', 'purchase', 'test-drive', 'call'] satisfies ButtonName[] }
    expect(names({ site, vehicle: { tag: 'Test Drive Only' } })).toEqual(['test-drive', 'enquire', 'call'])
    expect(names({ site })).toEqual(site.buttons)
  })
})

test.each(['sold', 'withdrawn', 'in_transit'])('[VD-14] a vehicle that is %s has no actions', (status) =>
  expect(names({ vehicle: { status } })).toEqual([]),
)

test('[SB-4] the sticky header has Get Finance and Trade-In Valuation, else the way to ask', () => {
  expect(headerActions(actionsFor()).map(({ label }) => label)).toEqual(['Get Finance', 'Trade-In Valuation'])
  expect(headerActions(actionsFor({ hasPage: () => false })).map(({ name }) => name)).toEqual(['enquire'])
})

test.each<[Changes, ButtonName[]]>([
  [{}, ['reserve', 'enquire', 'call']],
  [{ site: { buttons: ['chat-bot', 'call'] } }, ['chat-bot', 'call']],
  [{ hasPage: () => false }, ['enquire', 'call']],
])('[SB-5] the bottom bar of %j has %j', (changes, expected) =>
  expect(barActions(actionsFor(changes)).map(({ name }) => name)).toEqual(expected),
)

test.each([
  ['a site that hides none', { revealPhone: false }, undefined, { short: 'Call Now' }],
  [
    'a site that hides them',
    { revealPhone: true },
    undefined,
    { short: '(02) 5550 4120', masked: { label: 'Call (02) 555* ****', short: 'Call Now' } },
  ],
  ['a dealership of it that hides none', { revealPhone: true }, false, { short: 'Call Now' }],
] as const)('[SB-6] the number of %s is called, once it is shown', (_, capabilities, revealPhone, words) => {
  const dealership_capabilities = revealPhone === undefined ? {} : { [vehicle.dealership_slug]: { revealPhone } }
  const call = actionsFor({ site: { capabilities, dealership_capabilities } }).find(({ name }) => name === 'call')
  expect(call).toEqual({
    ...{ name: 'call', label: 'Call (02) 5550 4120', target: { kind: 'link', href: 'tel:+61255504120' } },
    ...words,
  })
})

test.each([
  [{}, undefined],
  [{ reserved: true }, /reserved/],
  [{ status: 'coming_soon' }, /on its way/],
  [{ status: 'coming_soon', reserved: true }, /on its way/],
  [{ tag: 'Test Drive Only' }, /test drives/],
  [{ status: 'sold', reserved: true }, /no longer available/],
  [{ status: 'in_transit' }, /no longer available/],
])('[VD-14] what a shopper can do now with %j: %s', (changes, note) => {
  const said = statusNote({ ...vehicle, ...changes })
  note ? expect(said).toMatch(note) : expect(said).toBeUndefined()
})
