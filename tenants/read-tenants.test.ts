import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { themeCss } from '@forecourt/domain/theme'
import { afterEach, describe, expect, test } from 'vitest'
import { listTenants, readTenant, TenantError } from './read-tenants.ts'

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

describe('the tenants there are', () => {
  test.each(listTenants())('[TN-3] %s is valid as a whole', (slug) => {
    const site = readTenant(slug)
    expect(site.slug).toBe(slug)
    expect(site.locations.some((location) => location.primary)).toBe(true)
    expect(site.logo_svg).toMatch(/^<svg /)
    expect(themeCss(site.brand)).toContain('--accent:')
  })

  test.each(listTenants())('%s has only links to pages there are', (slug) => {
    const { menu, footer, paths } = readTenant(slug)
    const links = [...menu, ...footer.flatMap((column) => column.links)].map(({ href }) => href)
    const known = (href: string) =>
      href.startsWith('tel:') || href.startsWith('mailto:') || href.split('?')[0] === paths.search
    expect(links.filter((href) => !known(href))).toEqual([])
  })

  // The ranges that Australia's regulator keeps for drama, so that nobody's telephone rings.
  const drama = /^(\(0[2378]\) (5550|7010) \d{4}|0491 57\d \d{3}|1800 160 401|1[38]00 975 7(0[7-9]|1[01]))$/
  test.each(listTenants())("%s has nobody's telephone number and nobody's domain", (slug) => {
    const { phone, locations, url } = readTenant(slug)
    const numbers = [
      phone,
      ...locations.flatMap(({ contact_detail: { phone, whatsapp } }) => [phone, ...(whatsapp ? [whatsapp] : [])]),
    ]
    expect(numbers.filter((number) => !drama.test(number))).toEqual([])
    expect(url).toMatch(/\.example$/)
    expect(
      locations.flatMap(({ contact_detail: { email } }) => email ?? []).filter((email) => !email.endsWith('.example')),
    ).toEqual([])
  })

  test('[TN-5] the two differ in brand, fonts, corners, copy, buttons, stock and paths, by data alone', () => {
    const [one, two] = [readTenant('harbourside'), readTenant('northgate')]
    const keys = [
      'name',
      'url',
      'logo_svg',
      'template',
      'menu',
      'footer',
      'phone',
      'dealerships',
      'car_types',
      'chips',
      'buttons',
      'paths',
      'manufacturer',
    ] as const
    for (const key of keys) expect(one[key], key).not.toEqual(two[key])
    for (const key of ['colour', 'heading_font', 'body_font', 'radius', 'density'] as const)
      expect(one.brand[key], key).not.toEqual(two.brand[key])
    for (const key of ['tagline', 'search_heading', 'search_description', 'noun', 'footer'] as const)
      expect(one.copy[key], key).not.toEqual(two.copy[key])
  })
})

describe('[TN-3] a tenant that cannot be used', () => {
  test('with an unknown slug names the tenants there are, and the nearest', () => {
    expect(() => readTenant('northgat')).toThrow(
      new TenantError(
        'There is no tenant "northgat". Did you mean "northgate"? The tenants are: harbourside, northgate.',
      ),
    )
  })

  test('with a slug that leaves the folder is unknown', () => {
    expect(() => readTenant('../tenants/northgate')).toThrow(/There is no tenant/)
  })

  test('is told in the file that the field is in', () => {
    const folder = copyOf('harbourside', 'locations.json', (text) => text.replace('"2100"', '"21OO"'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      'tenants/harbourside/locations.json: locations[0].address.postcode: found "21OO"; allowed is four digits',
    )
  })

  test('by its logo names the logo', () => {
    const folder = copyOf('harbourside', 'logo.svg', (text) => text.replace('<circle', '<circle onload="x()"'))
    expect(() => readTenant('harbourside', folder)).toThrow(/tenants\/harbourside\/logo\.svg: .*plain shapes/)
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

  test('by JSON that does not parse names the file', () => {
    const folder = copyOf('northgate', 'site.json', (text) => text.slice(1))
    expect(() => readTenant('northgate', folder)).toThrow(/tenants\/northgate\/site\.json: this is not JSON/)
  })

  test('by a logo that is not there names it', () => {
    const folder = copyOf('northgate', 'site.json', (text) => text.replace('logo.svg', 'mark.svg'))
    expect(() => readTenant('northgate', folder)).toThrow(/tenants\/northgate\/mark\.svg: the file cannot be read/)
  })
})
