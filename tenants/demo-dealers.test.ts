import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@forecourt/contracts/site/site'
import { siteLinks } from '@forecourt/contracts/site/validation/site-links'
import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { expect, test } from 'vitest'
import { demoDealers } from './demo-dealers.ts'
import { isFictitiousNumber, nationalNumber } from './fictitious-numbers.ts'
import { readTenant } from './read-tenants.ts'

// The content of the demonstration only. What every dealer's folder must keep is in read-tenants.test.ts.

test.each(demoDealers)('[RT-23] %s has a home page with a hero, a way to search and a row of vehicles', (slug) => {
  const { home } = readTenant(slug)
  expect(home?.hero.search.length).toBeGreaterThan(0)
  expect(home?.sections.map(({ kind }) => kind)).toContain('vehicles')
})

test.each(demoDealers)('%s links to searches in their canonical form', (slug) => {
  const site = readTenant(slug)
  const rows = (site.home?.sections ?? []).flatMap((section) => (section.kind === 'vehicles' ? [section.query] : []))
  const queries = siteLinks(site).flatMap(({ href }) => href.split('?')[1] ?? [])
  const others = [...queries, ...rows].filter((query) => formatSearch(parseSearch(query).state) !== query)
  expect(others).toEqual([])
})

test.each(demoDealers)('%s has fictitious telephone numbers and domains only', (slug) => {
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
  expect(domains.filter((domain) => !/\.(example|avif)$/.test(domain))).toEqual([])
})

test.each(demoDealers)('[LO-4] every location of %s has its opening hours, and two years of closed days', (slug) => {
  for (const { name, location_type, hours, special_hours } of readTenant(slug).locations) {
    expect(Object.keys(hours ?? {}), name).toContain(location_type)
    const closed = (special_hours ?? []).filter(({ status }) => status === 'closed').map(({ date }) => date)
    expect(closed, name).toEqual(expect.arrayContaining(['2026-12-25', '2027-12-25', '2027-03-26']))
  }
})

test.each(demoDealers)('%s writes apostrophes and bodies in one way', (slug) => {
  const folder = join(import.meta.dirname, slug)
  const texts = globSync('**/*.{json,md}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.flatMap((text) => text.match(/\w*\p{L}'\p{L}\w*/gu) ?? [])).toEqual([])
  expect(texts.flatMap((text) => text.match(/People[ -]M\w+/g) ?? [])).toEqual([])
})

test('[TN-5] no two are alike in colour, heading font, corners, words, menu and home page, by data alone', () => {
  const sites = demoDealers.map((slug) => readTenant(slug))
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
  const sites = demoDealers.map((slug) => readTenant(slug))
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
