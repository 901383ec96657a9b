import { expect, test } from 'vitest'
import { demoDealers } from './demo-dealers.ts'
import { readContent } from './read-content.ts'
import { listTenants, readTenant } from './read-tenants.ts'

const pathsOf = (slug: string) => readContent(readTenant(slug)).pages.map(({ path }) => path)
const wordsOf = (slug: string, path: string) =>
  JSON.stringify(readContent(readTenant(slug)).pages.find((page) => page.path === path)?.blocks ?? [])

test.each(listTenants())('every page of %s is in order', { tags: 'long' }, (slug) => {
  expect(() => readContent(readTenant(slug), { today: '2026-11-23' })).not.toThrow()
})

test('a page that is over is in order, unless the day is asked for', { tags: 'long' }, () => {
  const northgate = readTenant('northgate')
  expect(readContent(northgate).pages.map(({ path }) => path)).toContain('/eofy')
  expect(() => readContent(northgate, { today: '2027-07-01' })).toThrow('eofy.md')
})

test.each(demoDealers)('[RT-16] %s has its own content pages', { tags: 'long' }, (slug) => {
  expect(pathsOf(slug)).toEqual(
    expect.arrayContaining([
      ...['/about-us', '/terms-and-conditions', '/privacy-policy', '/blog', '/blog/vehicle-reviews', '/warranty'],
      ...['/careers', '/fleet', '/buying', '/pages/unsubscribe'],
    ]),
  )
})

test('[RT-16] the pages that only some dealers offer are on those sites', { tags: 'long' }, () => {
  expect(pathsOf('northgate')).toEqual(
    expect.arrayContaining(['/diamond-advantage', '/capped-price-servicing', '/roadside-assist']),
  )
  expect(pathsOf('harbourside')).not.toContain('/diamond-advantage')
})

test.each(demoDealers)('%s has three posts of its own', { tags: 'long' }, (slug) => {
  const posts = readContent(readTenant(slug)).pages.filter(({ kind }) => kind === 'post')
  expect(posts).toHaveLength(3)
})

test.each(demoDealers)(
  '[RT-25] the privacy policy of %s says how soon complaints and requests are answered',
  { tags: 'long' },
  (slug) => {
    const words = wordsOf(slug, '/privacy-policy')
    expect(words).toMatch(/acknowledge[^.]*within 7 days/)
    expect(words).toMatch(/resolve[^.]*within 30 days/)
    expect(words).toMatch(/access[^.]*within 30 days/i)
  },
)

test('[RT-25] a group states its profile and its service hours', { tags: 'long' }, () => {
  const words = wordsOf('meridian', '/about-us')
  expect(words).toContain('50+')
  expect(words).toContain('59 franchises')
  const service = wordsOf('northgate', '/capped-price-servicing')
  expect(service).toMatch(/Mon-Fri 7:30-4:30/)
  expect(service).toMatch(/8:00-4:00/)
})

test('[RT-17] [NV-6] a franchise has two brands with their own pages, and one that leads to its stock', {
  tags: 'long',
}, () => {
  const { pages } = readContent(readTenant('northgate'))
  const brands = pages.filter(({ kind }) => kind === 'brand')
  expect(brands.map(({ path, skipPage = false }) => [path, skipPage])).toEqual(
    expect.arrayContaining([
      ['/kia/overview', false],
      ['/isuzu-ute/overview', false],
    ]),
  )
  expect(brands.some(({ skipPage }) => skipPage)).toBe(true)
  const makes = readContent(readTenant('meridian')).pages.flatMap(({ kind, make }) => (kind === 'brand' ? [make] : []))
  expect(makes).toEqual(expect.arrayContaining(['Toyota', 'Jeep', 'Mitsubishi', 'Kia', 'Chery']))
})

test('[RT-19] a group has its sale pages', { tags: 'long' }, () => {
  expect(pathsOf('northgate')).toContain('/eofy')
  expect(pathsOf('meridian').some((path) => path.startsWith('/pages/eofy-'))).toBe(true)
})

test('[RT-20] a group has its one-off pages, and no other site has them', { tags: 'long' }, () => {
  const group = ['/twg-cars', '/twg-rental', '/twg-tyres', '/finance-and-insurance', '/neotek', '/4x4-outdoor']
  expect(pathsOf('meridian')).toEqual(expect.arrayContaining(group))
  for (const slug of demoDealers.filter((slug) => slug !== 'meridian'))
    expect(pathsOf(slug).filter((path) => group.includes(path))).toEqual([])
})

test('no two dealers say the same in their own words', { tags: 'long' }, () => {
  const seen = new Map<string, string>()
  for (const slug of demoDealers)
    for (const { path, title, description } of readContent(readTenant(slug)).pages) {
      const words = `${title} ${description}`
      expect(seen.get(words), `${slug}${path}`).toBeUndefined()
      seen.set(words, slug)
    }
})
