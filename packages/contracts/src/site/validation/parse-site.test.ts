import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { publicSite } from '../public-site.ts'
import { describeProblems, parseSite } from './parse-site.ts'

const location = {
  id: 'brookvale',
  name: 'Brookvale',
  slug: 'brookvale',
  dealership_slug: 'coast-brookvale',
  location_type: 'sales',
  primary: true,
  address: { street: '1 Road', city: 'Brookvale', state: 'NSW', postcode: '2100', lat: -33.76, long: 151.27 },
  contact_detail: { phone: '(02) 5550 4120' },
  dealer_license_number: 'MD000001',
}

const site = {
  slug: 'coast',
  name: 'Coast Cars',
  url: 'https://www.coast.example',
  logo: 'logo.svg',
  logo_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="currentColor"/></svg>',
  template: 'quiet',
  manufacturer: null,
  finance_provider: null,
  autograb: false,
  redbook: false,
  autobot: null,
  messaging_token: null,
  youtube_url: null,
  brand: { colour: '#004488', heading_font: 'Figtree', body_font: 'Figtree', radius: 8 },
  copy: {
    tagline: 'Cars',
    search_heading: 'Cars',
    search_description: 'Cars to buy.',
    noun: ['car', 'cars'],
    footer: 'Coast Cars',
  },
  menu: [{ label: 'Cars', href: '/search/new-used-and-demo-cars/' }],
  footer: [],
  phone: '(02) 5550 4120',
  dealerships: ['coast-brookvale'],
  locations: [location],
  car_types: ['used'],
  buttons: ['call'],
}

const without = (key: string, from: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key))

test('[TN-10] a group of more dealerships than the rights of one request can name is refused with the reason', () => {
  const many = Array.from({ length: 60 }, (_, index) => `coast-dealership-${index}`)
  const parsed = parseSite({ ...site, dealerships: ['coast-brookvale', ...many] })
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    { path: 'dealerships', found: 'a list of 61', allowed: 'as many as 1000 characters can name' },
  ])
})

test('[TN-3] buying online needs reserving online, for the site and for each dealership', () => {
  const allowed = 'true, because of the capability "purchase"'
  const parsed = parseSite({
    ...site,
    capabilities: { purchase: true },
    dealership_capabilities: { one: { reserve: true }, other: { purchase: true, reserve: false } },
  })
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    { path: 'capabilities.reserve', found: 'nothing', allowed },
    { path: 'dealership_capabilities.other.reserve', found: 'false', allowed },
  ])
  expect(parseSite({ ...site, capabilities: { purchase: true, reserve: true } })).toMatchObject({ ok: true })
})

test('[TN-3] a whole site is accepted, with the defaults for what it leaves out', () => {
  const parsed = parseSite(site)
  expect(parsed.ok && parsed.site).toMatchObject({
    paths: { search: '/search/new-used-and-demo-cars/', garage: '/my-garage' },
    item_types: ['car'],
    minimum_age_days: 0,
    remembered_answers: 40,
    brand: { density: 'airy' },
    locations: [{ visible: true }],
  })
})

describe('[TN-3] a broken file is refused with path, finding and what is allowed', () => {
  test.each<[why: string, input: unknown, path: string, found: string, allowed: string | RegExp]>([
    ['a missing field', without('name', site), 'name', 'nothing', 'a text'],
    ['a wrong type', { ...site, autograb: 'yes' }, 'autograb', '"yes"', 'true or false'],
    ['a fraction', { ...site, brand: { ...site.brand, radius: 1.5 } }, 'brand.radius', '1.5', 'a whole number'],
    ['a number too large', { ...site, brand: { ...site.brand, radius: 99 } }, 'brand.radius', '99', 'at most 28'],
    ['a number too small', { ...site, minimum_age_days: -1 }, 'minimum_age_days', '-1', 'at least 0'],
    ['a minimum age beyond 14 days', { ...site, minimum_age_days: 15 }, 'minimum_age_days', '15', 'at most 14'],
    ['a memory without room', { ...site, remembered_answers: 0 }, 'remembered_answers', '0', 'at least 1'],
    ['an unknown template', { ...site, template: 'loud' }, 'template', '"loud"', 'one of "quiet", "bold"'],
    [
      'an unknown button',
      { ...site, buttons: ['call', 'fax'] },
      'buttons[1]',
      '"fax"',
      /^one of "enquire", "test-drive"/,
    ],
    ['no buttons', { ...site, buttons: [] }, 'buttons', 'an empty list', 'at least 1 entries'],
    ['http', { ...site, url: 'http://www.coast.example' }, 'url', '"http://www.coast.example"', /^https:\/\//],
    [
      'an address with a path',
      { ...site, url: 'https://coast.example/cars' },
      'url',
      '"https://coast.example/cars"',
      /^https:/,
    ],
    [
      'a script as a link',
      { ...site, menu: [{ label: 'x', href: 'javascript:x' }] },
      'menu[0].href',
      '"javascript:x"',
      /^a path/,
    ],
    [
      'a foreign link in disguise',
      { ...site, menu: [{ label: 'x', href: '//evil' }] },
      'menu[0].href',
      '"//evil"',
      /^a path/,
    ],
    [
      'a link that cannot be decoded',
      { ...site, menu: [{ label: 'x', href: '/sale-50%' }] },
      'menu[0].href',
      '"/sale-50%"',
      /^an address that can be decoded/,
    ],
    [
      'a search path that names a host',
      { ...site, paths: { search: '//evil.example/' } },
      'paths.search',
      '"//evil.example/"',
      /^a path/,
    ],
    ['a phone number of nowhere', { ...site, phone: '555' }, 'phone', '"555"', /^an Australian number/],
    [
      'a colour by name',
      { ...site, brand: { ...site.brand, colour: 'teal' } },
      'brand.colour',
      '"teal"',
      /^a colour as #rrggbb/,
    ],
    [
      'one noun only',
      { ...site, copy: { ...site.copy, noun: ['car'] } },
      'copy.noun',
      'a list of 1',
      'at least 2 entries',
    ],
    [
      'a script in the logo',
      { ...site, logo_svg: '<svg viewBox="0 0 1 1"><script>1</script></svg>' },
      'logo_svg',
      /^.*/.source,
      /plain shapes/,
    ],
    ['an unknown name', { ...site, phonee: 'x' }, 'phonee', 'an unknown name', '"phone", the nearest name there is'],
    [
      'an unknown name inside',
      { ...site, brand: { ...site.brand, color: 'x' } },
      'brand.color',
      'an unknown name',
      /^"colour"/,
    ],
    [
      'an unknown name in a list',
      { ...site, locations: [{ ...location, adress: 1 }] },
      'locations[0].adress',
      'an unknown name',
      /^"address"/,
    ],
    [
      'an unknown name like no other',
      { ...site, zzzzzzzz: 1 },
      'zzzzzzzz',
      'an unknown name',
      /^one of the names slug, name/,
    ],
    ['a list in place of a site', [], '', 'an empty list', 'an object'],
    ['no locations', { ...site, locations: [] }, 'locations', 'an empty list', 'at least 1 entries'],
    [
      'a postcode as a number',
      { ...site, locations: [{ ...location, address: { ...location.address, postcode: 2100 } }] },
      'locations[0].address.postcode',
      '2100',
      'a text',
    ],
    [
      'a secret in clear',
      { ...site, messaging_token: 'tok_123' },
      'messaging_token',
      'a value that is not shown here',
      /^the name of an SSM parameter/,
    ],
    [
      'a location of another dealer',
      {
        ...site,
        locations: [location, { ...location, id: 'bb', slug: 'bb', primary: false, dealership_slug: 'other' }],
      },
      'locations[1].dealership_slug',
      '"other"',
      'one of the site\'s dealerships: "coast-brookvale"',
    ],
    [
      'no primary location',
      { ...site, locations: [{ ...location, primary: false }] },
      'locations',
      '0 with "primary": true',
      /^exactly one primary/,
    ],
    [
      'two primary locations',
      { ...site, locations: [location, { ...location, id: 'bb', slug: 'bb' }] },
      'locations',
      '2 with "primary": true',
      /^exactly one primary/,
    ],
    [
      'a hidden primary location',
      { ...site, locations: [{ ...location, visible: false }] },
      'locations',
      'a hidden primary location',
      /^exactly one primary/,
    ],
    [
      'no licence',
      { ...site, locations: [without('dealer_license_number', location)] },
      'locations[0].dealer_license_number',
      'nothing',
      'the dealer licence number of "coast-brookvale"',
    ],
    [
      'an e-mail button without an address',
      { ...site, buttons: ['email'] },
      'locations[0].contact_detail.email',
      'nothing',
      /because buttons holds "email"/,
    ],
    ['a button twice', { ...site, buttons: ['call', 'call'] }, 'buttons[1]', '"call"', 'each value once'],
    [
      'two locations of one slug',
      { ...site, locations: [location, { ...location, id: 'bb', primary: false }] },
      'locations[1].slug',
      '"brookvale"',
      /locations\[0\] does not have/,
    ],
  ])('%s', (_why, input, path, ...[found, allowed]) => {
    const parsed = parseSite(input)
    expect(parsed.ok).toBe(false)
    if (parsed.ok) return
    expect(parsed.problems).toContainEqual({
      path,
      found: path === 'logo_svg' ? expect.any(String) : found,
      allowed: typeof allowed === 'string' ? allowed : expect.stringMatching(allowed),
    })
  })
})

test('[TN-3] every problem is reported at once, those between fields too', () => {
  const parsed = parseSite({ ...site, name: '', template: 'x', locations: [{ ...location, primary: false }] })
  expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual(['name', 'template', 'locations'])
})

test('[TN-3] a problem reads as one line with file, field, finding and what is allowed', () => {
  const parsed = parseSite({ ...site, template: 'loud' })
  expect(parsed.ok ? '' : describeProblems(parsed.problems, 'tenants/coast/site.json')).toBe(
    'tenants/coast/site.json: template: found "loud"; allowed is one of "quiet", "bold"',
  )
})

test('[TN-3] a problem reads the same where a library has given zod words of its own', () => {
  const problems = () => {
    const parsed = parseSite({ ...site, name: 7, template: 'loud', minimum_age_days: -1, phone: '1' })
    return parsed.ok ? [] : parsed.problems
  }
  const own = problems()
  onTestFinished(() => void z.config({ localeError: undefined }))
  z.config(z.locales.en())
  expect(own).toHaveLength(4)
  expect(problems()).toEqual(own)
})

test('only what pages need leaves the server, and no hidden location', () => {
  const parsed = parseSite({
    ...site,
    finance_provider: 'provider_d',
    messaging_token: 'ssm:/forecourt/coast/token',
    locations: [location, { ...location, id: 'bb', slug: 'bb', primary: false, visible: false }],
  })
  const shown = parsed.ok ? publicSite(parsed.site) : null
  expect(shown?.locations.map(({ id }) => id)).toEqual(['brookvale'])
  expect(JSON.stringify(shown)).not.toMatch(/provider_d|token|redbook/)
})
