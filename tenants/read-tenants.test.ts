import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Site } from '@forecourt/contracts/site/site'
import { siteLinks } from '@forecourt/contracts/site/site-links'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { themeCss } from '@forecourt/domain/theme/theme'
import { afterEach, describe, expect, test } from 'vitest'
import { isFictitiousNumber, nationalNumber } from './fictitious-numbers.ts'
import { dealersFolder, displayFolder, listTenants, readTenant, readTenants, TenantError } from './read-tenants.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

/** A copy of one tenant, with changes to one of its files. */
function copyOf(slug: string, file: string, change: (text: string) => string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  made.push(folder)
  cpSync(new URL(`${slug}/`, import.meta.url), join(folder, slug), { recursive: true })
  const path = join(folder, slug, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return pathToFileURL(`${folder}/`)
}

test('[TN-3] one tenant that cannot be used is told by its file, and the others are read', () => {
  const folder = copyOf('harbourside', 'site.json', () => '{')
  cpSync(new URL('northgate/', import.meta.url), new URL('northgate/', folder), { recursive: true })
  const { sites, problems } = readTenants(folder)
  expect(sites.map(({ slug }) => slug)).toEqual(['northgate'])
  const file = fileURLToPath(new URL('harbourside/site.json', folder))
  expect(problems).toEqual([expect.stringContaining(`${file}: this is not JSON`)])
})

describe('the tenants there are', () => {
  test.each(listTenants())('[TN-3] %s is valid as a whole', (slug) => {
    const site = readTenant(slug)
    expect(site.slug).toBe(slug)
    expect(site.locations.some((location) => location.primary)).toBe(true)
    expect(site.logo_svg).toMatch(/^<svg /)
    expect(themeCss(site.brand)).toContain('--accent:')
  })

  test.each(listTenants())('[RT-23] %s has a home page with a hero, a way to search and a row of vehicles', (slug) => {
    const { home } = readTenant(slug)
    expect(home?.hero.search.length).toBeGreaterThan(0)
    expect(home?.sections.map(({ kind }) => kind)).toContain('vehicles')
  })

  test.each(listTenants())('%s links to searches in the spelling that the search itself writes', (slug) => {
    const site = readTenant(slug)
    const rows = (site.home?.sections ?? []).flatMap((section) => (section.kind === 'vehicles' ? [section.query] : []))
    const queries = siteLinks(site).flatMap(({ href }) => href.split('?')[1] ?? [])
    const mended = [...queries, ...rows].filter((query) => formatSearch(parseSearch(query).state) !== query)
    expect(mended).toEqual([])
  })

  test.each(listTenants())("%s has nobody's telephone number and nobody's domain", (slug) => {
    const site = readTenant(slug)
    const tel = siteLinks(site).flatMap(({ href }) => (href.startsWith('tel:') ? href.slice('tel:'.length) : []))
    const written = JSON.stringify(site).match(/"[^"]*"/g) ?? []
    const numbers = written
      .map((text) => text.slice(1, -1))
      .filter((text) => /^(\(0\d\)|04\d\d|1[38]00) [\d ]+$/.test(text))
    expect(numbers.length).toBeGreaterThan(site.locations.length)
    expect([...numbers, ...tel.map(nationalNumber)].filter((number) => !isFictitiousNumber(number))).toEqual([])
    expect(site.url).toMatch(/\.example$/)
    const domains = JSON.stringify(site).match(/@[a-z.-]+\.[a-z]+/g) ?? []
    expect(domains.filter((domain) => !domain.endsWith('.example'))).toEqual([])
  })

  test.each(listTenants())(
    '[LO-4] %s says for all its places when they are open, and when they are not in two years',
    (slug) => {
      for (const { name, location_type, hours, special_hours } of readTenant(slug).locations) {
        expect(Object.keys(hours ?? {}), name).toContain(location_type)
        const closed = (special_hours ?? []).filter(({ status }) => status === 'closed').map(({ date }) => date)
        expect(closed, name).toEqual(expect.arrayContaining(['2026-12-25', '2027-12-25', '2027-03-26']))
      }
    },
  )

  test('[TN-5] no two are alike in colour, heading font, corners, words, menu and home page, by data alone', () => {
    const sites = listTenants().map((slug) => readTenant(slug))
    const facts: Record<string, (site: Site) => unknown> = {
      colour: ({ brand }) => brand.colour,
      headingFont: ({ brand }) => brand.heading_font,
      radius: ({ brand }) => brand.radius,
      logo: ({ logo_svg }) => logo_svg,
      tagline: ({ copy }) => copy.tagline,
      heading: ({ copy }) => copy.search_heading,
      searchPath: ({ paths }) => paths.search,
      menu: ({ menu }) => menu,
      footer: ({ footer }) => footer,
      chips: ({ chips }) => chips,
      buttons: ({ buttons }) => buttons,
      sections: ({ home }) => home?.sections.map(({ kind }) => kind),
    }
    for (const [name, fact] of Object.entries(facts))
      expect(new Set(sites.map((site) => JSON.stringify(fact(site)))).size, name).toBe(sites.length)
    expect(new Set(sites.map(({ layout }) => layout.header)).size).toBe(4)
    expect(new Set(sites.map(({ layout }) => layout.footer)).size).toBe(3)
  })

  test('every switch is on for one and off for another, so that each side can be seen, and so is each way to pay', () => {
    const sites = listTenants().map((slug) => readTenant(slug))
    const settings = sites.flatMap((site) => Object.entries(site)).filter(([, value]) => typeof value === 'boolean')
    const names = [...new Set(settings.map(([name]) => name)), 'pricing'] as (keyof Site)[]
    expect(names).toEqual(expect.arrayContaining(['collapse_sold', 'price_above_zero', 'electric_tag', 'claims']))
    for (const name of names) expect(new Set(sites.map((site) => site[name])).size, name).toBe(2)
  })

  test('a group shows the stock of its dealers, at the places that these dealers name themselves', () => {
    const group = readTenant('meridian')
    expect(group.locations).toHaveLength(14)
    for (const slug of ['harbourside', 'northgate']) {
      const dealer = readTenant(slug)
      expect(group.dealerships).toEqual(expect.arrayContaining(dealer.dealerships))
      const shared = group.locations.filter(({ dealership_slug }) => dealer.dealerships.includes(dealership_slug))
      expect(shared).toEqual(dealer.locations.map((location) => ({ ...location, primary: false })))
    }
  })
})

describe('[TN-3] a tenant that cannot be used', () => {
  test('with an unknown slug names the tenants there are, and the nearest', () => {
    expect(() => readTenant('northgat')).toThrow(
      new TenantError(
        'There is no tenant "northgat". Did you mean "northgate"? The tenants are: drivewise, harbourside, meridian, northgate, openroad.',
      ),
    )
  })

  test('with a slug that leaves the folder is unknown', () => {
    expect(() => readTenant('../tenants/northgate')).toThrow(/There is no tenant/)
  })

  test('is told in the file that the field is in', () => {
    const folder = copyOf('harbourside', 'locations.json', (text) => text.replace('"2100"', '"21OO"'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      new TenantError(
        `${fileURLToPath(folder)}harbourside/locations.json: locations[0].address.postcode: found "21OO"; allowed is four digits`,
      ),
    )
  })

  test('is told by the file that was read: of the checkout from its root, of any other folder by its path', () => {
    expect(displayFolder('coast')).toBe('tenants/coast')
    expect(displayFolder('coast', dealersFolder(tmpdir()))).toBe(join(tmpdir(), 'coast'))
    expect(displayFolder('coast', dealersFolder(import.meta.dirname))).toBe('tenants/coast')
  })

  test('by its logo names the logo', () => {
    const folder = copyOf('harbourside', 'logo.svg', (text) => text.replace('<circle', '<circle onload="x()"'))
    expect(() => readTenant('harbourside', folder)).toThrow(/\/harbourside\/logo\.svg: .*plain shapes/)
  })

  test('by a colour that cannot be read says so', () => {
    const folder = copyOf('harbourside', 'site.json', (text) => text.replace('oklch(0.44 0.105 232)', '#ffff00'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      /site\.json: brand\.colour: found "#ffff00"; allowed is a colour dark/,
    )
  })

  test('by a slug that is not its folder says so', () => {
    const folder = copyOf('harbourside', 'site.json', (text) =>
      text.replace('"slug": "harbourside"', '"slug": "harbour"'),
    )
    expect(() => readTenant('harbourside', folder)).toThrow(
      'slug: found "harbour"; allowed is the folder\'s name, "harbourside"',
    )
  })

  test('by a picture that does not lie beside it names the field', () => {
    const folder = copyOf('harbourside', 'site.json', (text) => text.replace('hero.avif', 'beach.avif'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      /site\.json: home\.hero\.picture: found "beach\.avif"; allowed is the name of a file that lies beside/,
    )
  })

  test('by holidays of a state that nobody has looked up says so', () => {
    const folder = copyOf('harbourside', 'locations.json', (text) => text.replace('"NSW"', '"TAS"'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      /locations\.json: locations\[0\]\.public_holidays: found a place in TAS; allowed is a state that/,
    )
  })

  test('by JSON that does not parse names the file', () => {
    const folder = copyOf('northgate', 'site.json', (text) => text.slice(1))
    expect(() => readTenant('northgate', folder)).toThrow(/\/northgate\/site\.json: this is not JSON/)
  })

  test('by a logo that is not there names it', () => {
    const folder = copyOf('northgate', 'site.json', (text) => text.replace('logo.svg', 'mark.svg'))
    expect(() => readTenant('northgate', folder)).toThrow(/\/northgate\/mark\.svg: the file cannot be read/)
  })
})
