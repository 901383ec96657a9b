import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { publicSite } from './public-site.ts'
import { parseSite } from './validation/parse-site.ts'

const workdays = { open: '08:30', close: '17:30' }
const week = { mon: workdays, tue: workdays, wed: workdays, thu: workdays, fri: workdays, sat: 'closed', sun: 'closed' }

const [place] = testSite().locations
const location = {
  ...place,
  hours: { sales: week },
  special_hours: [{ status: 'closed', date: '2026-12-25', reason: 'Christmas Day' }],
}

const hero = { heading: 'Cars', look: 'plain', search: ['make', 'price'] }
const promo = { title: 'Under $20,000', text: 'First cars', href: '/search/new-used-and-demo-cars/?price=:20000' }
const popup = {
  title: 'Longer Thursdays',
  description: 'Open until seven.',
  expiryDate: '2027-03-31',
  linkTo: '/',
  buttonText: 'See the cars',
}

const site = {
  ...testSite({ popup }),
  layout: { header: 'split' },
  home: { hero, sections: [{ kind: 'promos', tiles: [promo] }] },
  locations: [location],
}

const withHours = (hours: unknown) => ({ ...site, locations: [{ ...location, hours }] })
const withSpecial = (...special_hours: unknown[]) => ({ ...site, locations: [{ ...location, special_hours }] })
const withSections = (...sections: unknown[]) => ({ ...site, home: { hero, sections } })
const closedWeek = Object.fromEntries(Object.keys(week).map((day) => [day, 'closed']))
const withSales = (per_day: unknown) => ({
  ...withSections({ kind: 'sales_counter', title: 'Sold today', per_day }),
  claims: true,
})
const stats = { kind: 'stats', items: [promo, promo].map(({ title, text }) => ({ value: title, label: text })) }

test('[SR-7] [SR-11] [TN-13] [VC-2] [VC-3] a site that says nothing of its results has the specification’s defaults', () => {
  const { sold_window_days, just_arrived_days, minimum_age_days, chips, page_size, ...said } = site
  const { sold, just_arrived, ...copy } = site.copy
  const parsed = parseSite({ ...said, copy })
  expect(parsed).toMatchObject({
    ok: true,
    site: {
      sold_window_days: 3,
      just_arrived_days: 8,
      minimum_age_days: 0,
      page_size: 21,
      chips: ['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'],
      copy: { sold: 'JUST SOLD', just_arrived: 'New' },
    },
  })
})

test('[TN-3] what a site leaves out of layout, prices and tags has a default', () => {
  const { pricing, electric_tag, price_above_zero, collapse_sold, claims, ...said } = site
  const parsed = parseSite(said)
  expect(parsed).toMatchObject({ ok: true })
  expect(parsed.ok && parsed.site).toMatchObject({
    layout: { header: 'split', footer: 'columns' },
    pricing: 'purchase',
    electric_tag: true,
    price_above_zero: false,
    collapse_sold: false,
    claims: false,
  })
})

test.each<[why: string, input: unknown, path: string, found: string, allowed: string | RegExp]>([
  ['a header of no kind', { ...site, layout: { header: 'tall' } }, 'layout.header', '"tall"', /^one of "bar", "split"/],
  ['a name beside the layout', { ...site, layout: { headr: 'bar' } }, 'layout.headr', 'an unknown name', /^"header"/],
  [
    'breadcrumbs elsewhere',
    { ...site, paths: { breadcrumbs: '//other.example/' } },
    'paths.breadcrumbs',
    '"//other.example/"',
    'a path that begins with one /',
  ],
  ['prices by the month', { ...site, pricing: 'monthly' }, 'pricing', '"monthly"', /"subscription"$/],
  [
    'a badge elsewhere',
    { ...site, certified: { make: 'Kia', label: 'Certified', badge: 'https://evil.example/x.avif' } },
    'certified.badge',
    '"https://evil.example/x.avif"',
    'the name of an .avif file',
  ],
  [
    'a hero picture that leaves the folder',
    { ...site, home: { hero: { ...hero, picture: '../other/hero.avif' }, sections: [] } },
    'home.hero.picture',
    '"../other/hero.avif"',
    'the name of an .avif file',
  ],
  [
    'a search by what nothing is searched by',
    { ...site, home: { hero: { ...hero, search: ['vin'] }, sections: [] } },
    'home.hero.search[0]',
    '"vin"',
    /^one of "query"/,
  ],
  ['a section of no kind', withSections({ kind: 'video' }), 'home.sections[0].kind', '"video"', /^a kind of section/],
  ['a section without a kind', withSections({ title: 'x' }), 'home.sections[0].kind', 'nothing', /^a kind of section/],
  [
    'a name that a section does not have',
    withSections({ kind: 'makes', title: 'Makes', titel: 'x' }),
    'home.sections[0].titel',
    'an unknown name',
    '"title", the nearest name there is',
  ],
  [
    'a field that another kind of section has',
    withSections({ kind: 'words', title: 'Us', paragraphs: ['x'], per_day: 9 }),
    'home.sections[0].per_day',
    'an unknown name',
    'one of the names kind, title, paragraphs, picture',
  ],
  [
    'a script as a promotion',
    withSections({ kind: 'promos', tiles: [{ ...promo, href: 'javascript:alert(1)' }] }),
    'home.sections[0].tiles[0].href',
    '"javascript:alert(1)"',
    /^a path/,
  ],
  [
    'an address in place of a search',
    withSections({ kind: 'vehicles', title: 'New', query: '/search/?a=b', link: 'All' }),
    'home.sections[0].query',
    '"/search/?a=b"',
    'the part of an address behind the ?',
  ],
  [
    'messages about prices without a sender',
    { ...site, capabilities: { priceAlerts: true }, sms: {} },
    'sms.sender_id',
    'nothing',
    /priceAlerts/,
  ],
  ['figures without claims', withSections(stats), 'home.sections[0].kind', '"stats"', /"claims": true/],
  [
    'sales without claims',
    withSections({ kind: 'sales_counter', title: 'Sold today', per_day: 192 }),
    'home.sections[0].kind',
    '"sales_counter"',
    /"claims": true/,
  ],
  [
    'sales on some days of the week',
    withSales({ mon: 'closed' }),
    'home.sections[0].per_day',
    'an object',
    /for each of the days mon to sun "closed" or open, close and sold$/,
  ],
  [
    'sales before it opens',
    withSales({ ...closedWeek, sun: { open: '16:00', close: '10:00', sold: 7 } }),
    'home.sections[0].per_day.sun',
    'an object',
    'hours that close after they open',
  ],
  [
    'a popup until no day',
    { ...site, popup: { ...popup, expiryDate: '2027-02-30' } },
    'popup.expiryDate',
    '"2027-02-30"',
    'a day there is, such as 2026-12-25',
  ],
  [
    'a week of six days',
    withHours({ sales: Object.fromEntries(Object.entries(week).filter(([day]) => day !== 'sun')) }),
    'locations[0].hours.sales.sun',
    'nothing',
    '"closed", or open and close as times of day such as 08:30',
  ],
  [
    'a time of day as it is spoken',
    withHours({ sales: { ...week, sat: { open: '9am', close: '17:00' } } }),
    'locations[0].hours.sales.sat.open',
    '"9am"',
    /^a time of day from 00:00/,
  ],
  [
    'a day that closes before it opens',
    withHours({ sales: { ...week, sat: { open: '17:00', close: '09:00' } } }),
    'locations[0].hours.sales.sat',
    'an object',
    'hours that close after they open, or after midnight with "overnight": true',
  ],
  ['hours of no kind', withHours({ sale: week }), 'locations[0].hours.sale', 'an unknown name', /^"sales"/],
  [
    'a special day that is open at no time',
    withSpecial({ status: 'open', date: '2026-12-26', reason: 'Boxing Day' }),
    'locations[0].special_hours[0].open',
    'nothing',
    'a text',
  ],
  [
    'a special day that may be open',
    withSpecial({ status: 'maybe', date: '2026-12-26', reason: 'Boxing Day' }),
    'locations[0].special_hours[0].status',
    '"maybe"',
    '"open" or "closed"',
  ],
  [
    'a special day twice',
    withSpecial(...location.special_hours, ...location.special_hours),
    'locations[0].special_hours[1].date',
    '"2026-12-25"',
    'each day once',
  ],
])('[TN-3] %s is refused with path, finding and what is allowed', (_why, input, path, ...[found, allowed]) => {
  const parsed = parseSite(input)
  expect(parsed.ok ? [] : parsed.problems).toContainEqual({
    path,
    found,
    allowed: typeof allowed === 'string' ? allowed : expect.stringMatching(allowed),
  })
})

test('figures are shown where the tenant claims them', () => {
  expect(parseSite({ ...withSections(stats), claims: true })).toMatchObject({ ok: true })
})

const other = { ...location, id: 'other', slug: 'other', primary: false }

test('home, popup and layout reach the page, and of a group’s hours the primary place’s week; the rest and what only the server decides do not', () => {
  const group = {
    dealerships: [...site.dealerships, 'other'],
    locations: [location, { ...other, dealership_slug: 'other' }],
  }
  const parsed = parseSite({ ...site, ...group })
  const shown = parsed.ok ? publicSite(parsed.site, Date.parse('2026-08-01')) : null
  expect(shown).toMatchObject({ layout: { header: 'split' }, home: { hero }, popup, pricing: 'purchase' })
  expect(shown?.locations.map(({ hours }) => hours)).toEqual([{ sales: week }, undefined])
  expect(JSON.stringify(shown)).not.toMatch(/Christmas|public_holidays|claims|price_above_zero/)
})

test.each([
  ['2026-10-26', 'Christmas Day'],
  ['2026-12-26', 'Christmas Day'],
  ['2026-10-23', undefined],
  ['2026-12-27', undefined],
])('of special days those of the next weeks reach the page on %s', (today, reason) => {
  const parsed = parseSite({ ...site, locations: [location, other] })
  const shown = parsed.ok ? publicSite(parsed.site, Date.parse(today)) : null
  expect(shown?.locations.map(({ special_hours }) => special_hours?.[0]?.reason)).toEqual([reason, reason])
})

test('figures that are counted on the page are no claim', () => {
  const counted = { kind: 'stats', items: ['makes', 'locations'].map((count) => ({ count, label: count })) }
  expect(parseSite(withSections(counted))).toMatchObject({ ok: true })
})
