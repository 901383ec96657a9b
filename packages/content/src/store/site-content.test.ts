import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { maxVersions, previewContent, publishContent, readPointer, rollBackContent } from './content-versions.ts'
import { findContentPage, listContentPages } from './site-content.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const page = (path: string, title: string, more: Partial<ContentPage> = {}): ContentPage => ({
  path,
  kind: 'page',
  title,
  description: title,
  blocks: [],
  ...more,
})
const version = (hash: string, ...pages: ContentPage[]) => ({ hash, pages })
const site = (slug: string) => testSite({ slug })
/** The pointer is cached for two seconds. */
function passPointerTime() {
  vi.setSystemTime(Date.now() + 3000)
}
const titleAt = async (slug: string, path: string) => (await findContentPage(site(slug), `path=${path}`)).title

test('a page is what was published last, and rolled back what was published before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await publishContent('one', version('h1', page('/about-us', 'First')))
  expect(await titleAt('one', '/about-us')).toBe('First')
  expect(await publishContent('one', version('h2', page('/about-us', 'Second')))).toBe(true)
  expect(await publishContent('one', version('h2', page('/about-us', 'Second')))).toBe(false)
  passPointerTime()
  expect(await titleAt('one', '/about-us')).toBe('Second')
  expect((await rollBackContent('one')).hash).toBe('h1')
  passPointerTime()
  expect(await titleAt('one', '/about-us')).toBe('First')
  await expect(rollBackContent('one')).rejects.toThrow('no earlier version')
  expect((await rollBackContent('one', 'h2')).hash).toBe('h2')
  vi.useRealTimers()
})

test('the last ten versions stay, and older ones are removed', async () => {
  for (let at = 1; at <= maxVersions + 2; at++) await publishContent('many', version(`v${at}`, page('/a', `${at}`)))
  const pointer = await readPointer('many')
  expect(pointer?.versions.map(({ hash }) => hash)).toEqual(Array.from({ length: 10 }, (_, at) => `v${12 - at}`))
  await expect(rollBackContent('many', 'v1')).resolves.toMatchObject({ hash: 'v12' })
  await expect(rollBackContent('many', 'v2')).rejects.toThrow('no version v2')
})

test('one tenant never gets the page of another', async () => {
  await publishContent('left', version('same', page('/about-us', 'Left')))
  await expect(findContentPage(site('right'), 'path=/about-us')).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  ...['', 'path=', 'path=about-us', 'path=/about%20us', 'path=/About-us', 'path=/a/b/c'],
  ...[
    `path=/${'a'.repeat(1100)}`,
    `path=/${'a/b'.repeat(400)}`,
    'path=/%CE%94',
    'path=/%23',
    `path=/no&preview=${'a'.repeat(3000)}`,
  ],
])('"%s" is no page', async (query) => {
  await publishContent('odd', version('h1', page('/about-us', 'One')))
  await expect(findContentPage(site('odd'), query)).rejects.toMatchObject({ code: 'not_found' })
})

test('[RT-19] a sale page is there from its first day to its last', async () => {
  await publishContent('sale', version('s', page('/eofy', 'Sale', { start: '2027-06-01', end: '2027-06-30' })))
  const at = (day: string) => findContentPage(site('sale'), 'path=/eofy', new Date(`${day}T02:00:00Z`))
  await expect(at('2027-05-31')).rejects.toMatchObject({ code: 'not_found' })
  expect(await at('2027-06-01')).toMatchObject({ title: 'Sale' })
  expect(await at('2027-06-30')).toMatchObject({ title: 'Sale' })
  await expect(at('2027-07-01')).rejects.toMatchObject({ code: 'not_found' })
  expect(await listContentPages(site('sale'), new Date('2027-05-31T02:00:00Z'))).toEqual([])
})

test('a page that requires a capability is not there without it', async () => {
  await publishContent('able', version('c', page('/finance', 'Finance', { requires: 'finance' })))
  expect(await titleAt('able', '/finance')).toBe('Finance')
  const without = testSite({ slug: 'able', capabilities: { finance: false } })
  await expect(findContentPage(without, 'path=/finance')).rejects.toMatchObject({ code: 'not_found' })
})

test('a preview shows what is not published, to its key alone and for two days', async () => {
  await publishContent('draft', version('old', page('/about-us', 'Old')))
  const [key, other] = ['a'.repeat(32), 'b'.repeat(32)]
  await previewContent('draft', version('new', page('/about-us', 'New')), key, Date.now())
  const previewed = (key: string, now?: Date) => findContentPage(site('draft'), `path=/about-us&preview=${key}`, now)
  expect(await previewed(key)).toMatchObject({ title: 'New', preview: true })
  expect(await previewed(other)).toMatchObject({ title: 'Old' })
  expect(await previewed(key, new Date(Date.now() + 49 * 3_600_000))).toMatchObject({ title: 'Old' })
  expect(await titleAt('draft', '/about-us')).toBe('Old')
})

test('a publish while a thousand requests run serves the old version or the new one whole, never a mix', async () => {
  const both = (title: string) => [page('/a', title), page('/b', title)]
  await publishContent('busy', version('b1', ...both('one')))
  const reads = Array.from({ length: 1000 }, async (_, at) => {
    if (at === 300) await publishContent('busy', version('b2', ...both('two')))
    return findContentPage(site('busy'), `path=${at % 2 ? '/a' : '/b'}`)
  })
  const titles = (await Promise.all(reads)).map(({ title }) => title)
  expect(titles.every((title) => title === 'one' || title === 'two')).toBe(true)
})
