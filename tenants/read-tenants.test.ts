import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { themeCss } from '@forecourt/domain/theme/theme'
import { afterEach, describe, expect, test } from 'vitest'
import {
  dealersFolder,
  displayFolder,
  listTenants,
  readTenant,
  readTenants,
  TenantError,
  tenantFolder,
} from './read-tenants.ts'

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

test('[TN-3] the error of one invalid tenant names its file, and the others are read', () => {
  const folder = copyOf('harbourside', 'site.json', () => '{')
  cpSync(new URL('northgate/', import.meta.url), new URL('northgate/', folder), { recursive: true })
  const { sites, problems } = readTenants(folder)
  expect(sites.map(({ slug }) => slug)).toEqual(['northgate'])
  const file = fileURLToPath(new URL('harbourside/site.json', folder))
  expect(problems).toEqual([expect.stringContaining(`${file}:1: this is not JSON`)])
})

test.each(listTenants())('[TN-3] %s is valid as a whole', (slug) => {
  const site = readTenant(slug)
  expect(site.slug).toBe(slug)
  expect(site.locations.some((location) => location.primary)).toBe(true)
  expect(site.logo_svg).toMatch(/^<svg /)
  expect(themeCss(site.brand)).toContain('--accent:')
})

test('[TN-3] a new dealer needs only a valid folder of its own, whatever the others look like', {
  tags: 'long',
}, () => {
  const folder = copyOf('harbourside', 'site.json', (text) => text)
  for (const slug of listTenants()) cpSync(tenantFolder(slug), new URL(`${slug}/`, folder), { recursive: true })
  const own = fileURLToPath(new URL('a-new-dealer/', folder))
  cpSync(tenantFolder('harbourside'), own, { recursive: true })
  for (const file of ['site.json', 'locations.json']) {
    const text = readFileSync(join(own, file), 'utf8')
      .replace('"slug": "harbourside"', '"slug": "a-new-dealer"')
      .replaceAll(/harbourside\.example/g, 'baysidecars.com.au')
      .replaceAll(/"\(02\) 5550 (\d{4})"/g, '"(02) 9250 $1"')
    writeFileSync(join(own, file), text)
  }
  const { sites, problems } = readTenants(folder)
  expect(problems).toEqual([])
  expect(sites.map(({ slug }) => slug)).toEqual([...listTenants(), 'a-new-dealer'].sort())
  const site = sites.find(({ slug }) => slug === 'a-new-dealer')
  expect(site?.url).toMatch(/\.com\.au$/)
  expect(JSON.stringify(site)).toContain('(02) 9250')
})

describe('[TN-3] an invalid tenant', () => {
  test('with an unknown slug names the tenants there are, and the nearest', () => {
    const folder = copyOf('harbourside', 'site.json', (text) => text)
    cpSync(tenantFolder('northgate'), new URL('northgate/', folder), { recursive: true })
    expect(() => readTenant('northgat', folder)).toThrow(
      new TenantError(
        'There is no tenant "northgat". Did you mean "northgate"? The tenants are: harbourside, northgate.',
      ),
    )
  })

  test('with a slug that leaves the folder is unknown', () => {
    expect(() => readTenant('../tenants/northgate')).toThrow(/There is no tenant/)
  })

  test('is reported with the file that the field is in', () => {
    const folder = copyOf('harbourside', 'locations.json', (text) => text.replace('"2100"', '"21OO"'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      new TenantError(
        `${fileURLToPath(folder)}harbourside/locations.json:14: locations[0].address.postcode: found "21OO"; allowed is four digits`,
      ),
    )
  })

  test.each([
    ['a value', 'site.json', ['"density": "airy"', '"density": "roomy"'], 'brand.density: found "roomy"'],
    ['a field that there is not', 'site.json', ['"bot_id":', '"bot_ids":'], 'autobot.bot_ids: found'],
    ['a link to no page', 'site.json', ['"/book-test-drive"', '"/book-a-boat"'], 'home.hero.action.href: found'],
    ['a picture that is not there', 'site.json', ['"hero.avif"', '"beach.avif"'], 'home.hero.picture: found'],
    [
      'a picture that the library does not have',
      'site.json',
      ['"hero.avif"', '"/media/demo/suv/red/hover.avif"'],
      'home.hero.picture: found',
    ],
    [
      'a picture of another tenant',
      'site.json',
      ['"hero.avif"', '"/media/tenants/northgate/hero.avif"'],
      'home.hero.picture: found',
    ],
    [
      'a location',
      'locations.json',
      ['"postcode": "2100"', '"postcode": "21OO"'],
      'locations[0].address.postcode: found',
    ],
    ['an offer', 'offers.json', ['"ends": "2026-12-24"', '"ends": "Christmas"'], 'offers[1].ends: found "Christmas"'],
    ['a review', 'reviews.json', ['"rating": 5,', '"rating": 6,'], 'reviews.reviews[0].rating: found 6'],
    ['the letters of JSON', 'offers.json', ['"featured": true', '"featured": yes'], 'this is not JSON'],
  ])('%s is refused with its file and its line', (_, file, [words = '', mistake = ''], problem) => {
    let line = 0
    const folder = copyOf('harbourside', file, (text) => {
      line = text.slice(0, text.indexOf(words)).split('\n').length
      return text.replace(words, mistake)
    })
    expect(() => readTenant('harbourside', folder)).toThrow(`/harbourside/${file}:${line}: ${problem}`)
  })

  test('a field that is missing is refused with the line of what must hold it', () => {
    const folder = copyOf('harbourside', 'locations.json', (text) => text.replace('"city": "Brookvale",', ''))
    expect(() => readTenant('harbourside', folder)).toThrow(
      '/harbourside/locations.json:10: locations[0].address.city: found nothing',
    )
  })

  test('is named by the file that was read: from the root of the checkout, or by its whole path elsewhere', () => {
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
      /site\.json:\d+: brand\.colour: found "#ffff00"; allowed is a colour that is dark enough/,
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
      /site\.json:\d+: home\.hero\.picture: found "beach\.avif"; allowed is the name of a file that lies beside/,
    )
  })

  test('by holidays of a state that nobody has looked up says so', () => {
    const folder = copyOf('harbourside', 'locations.json', (text) => text.replace('"NSW"', '"TAS"'))
    expect(() => readTenant('harbourside', folder)).toThrow(
      /locations\.json:\d+: locations\[0\]\.public_holidays: found a place in TAS; allowed is a state that/,
    )
  })

  test('by JSON that does not parse names the file', () => {
    const folder = copyOf('northgate', 'site.json', (text) => text.slice(1))
    expect(() => readTenant('northgate', folder)).toThrow(/\/northgate\/site\.json:2: this is not JSON/)
  })

  test('by a logo that is not there names it', () => {
    const folder = copyOf('northgate', 'site.json', (text) => text.replace('logo.svg', 'mark.svg'))
    expect(() => readTenant('northgate', folder)).toThrow(/\/northgate\/mark\.svg: the file cannot be read/)
  })
})
