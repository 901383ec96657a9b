import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { deleteItem, getItem, putItem } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test, vi } from 'vitest'
import {
  maxVersions,
  previewContent,
  publishContent,
  readPointer,
  readVersionPage,
  rollBackContent,
} from './content-versions.ts'
import { contentVersion, findContentPage, listContentPages } from './site-content.ts'

withLocalTables()

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

test('the last ten versions stay, and older ones are removed', { tags: 'long' }, async () => {
  for (let at = 1; at <= maxVersions + 2; at++) await publishContent('many', version(`v${at}`, page('/a', `${at}`)))
  const pointer = await readPointer('many')
  expect(pointer?.versions.map(({ hash }) => hash)).toEqual(Array.from({ length: 10 }, (_, at) => `v${12 - at}`))
  await expect(rollBackContent('many', 'v2')).rejects.toThrow('no version v2')
  await expect(rollBackContent('many', 'v12')).resolves.toMatchObject({ hash: 'v12' })
})

test('a rollback takes a hash or the beginning of one alone, and names those that it could be', async () => {
  for (const hash of ['aaaa1', 'aaaa2', 'bbbb1']) await publishContent('named', version(hash, page('/a', hash)))
  await expect(rollBackContent('named', 'aaaa')).rejects.toThrow('aaaa2, aaaa1')
  await expect(rollBackContent('named', 'bbb')).rejects.toThrow('bbbb1, aaaa2, aaaa1')
  await expect(rollBackContent('named', 'cccc')).rejects.toThrow('no version cccc')
  expect((await readPointer('named'))?.current).toBe('bbbb1')
  expect((await rollBackContent('named', 'aaaa1')).hash).toBe('aaaa1')
  expect((await rollBackContent('named', 'bbbb')).hash).toBe('bbbb1')
})

test('after a rollback to the oldest version a publish keeps it, as the next to serve again', async () => {
  for (let at = 1; at <= maxVersions; at++) await publishContent('back', version(`v${at}`, page('/a', `${at}`)))
  await rollBackContent('back', 'v1')
  await publishContent('back', version('v11', page('/a', '11')))
  expect((await readPointer('back'))?.versions.map(({ hash }) => hash)).toEqual([
    ...['v11', 'v1', 'v10', 'v9', 'v8', 'v7', 'v6', 'v5', 'v4', 'v3'],
  ])
  expect((await rollBackContent('back')).hash).toBe('v1')
  expect(await readVersionPage('back', 'v1', '/a')).toMatchObject({ title: '1' })
})

test('an evicted version is read for some minutes by requests that began before', async () => {
  for (let at = 1; at <= maxVersions + 1; at++)
    await publishContent('evicting', version(`v${at}`, page('/a', `${at}`)), new Date(0))
  expect(await readVersionPage('evicting', 'v1', '/a')).toMatchObject({ title: '1' })
  expect(await getItem('content', { tenant: 'evicting', item: 'v1/a' })).toMatchObject({ ttl: 600 })
})

test('a page that could not be read is read again', async () => {
  await publishContent('late', version('l', page('/a', 'Here')))
  const item = { tenant: 'late', item: 'l/a' }
  const stored = await getItem('content', item)
  await deleteItem('content', item)
  await expect(titleAt('late', '/a')).rejects.toThrow('is missing')
  await putItem('content', { ...stored })
  expect(await titleAt('late', '/a')).toBe('Here')
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

test('[RT-17] [RT-18] [RT-19] lists name the pages that the site has at the moment', async () => {
  const entry = (path: string) => ({ path, title: path, description: path, make: 'Kia', model: path, body: 'SUV' })
  const post = (day: string): ContentPage => page(`/blog/${day}`, day, { kind: 'post', published: day, author: 'Ann' })
  const posts = ['2027-01-04', '2027-01-03', '2027-01-02', '2027-01-01'].map(post)
  const paths = ['/always', '/later', '/able']
  await publishContent(
    'lists',
    version(
      'l',
      ...posts,
      ...[page('/always', 'Always'), page('/later', 'Later', { start: '2027-02-01' })],
      page('/able', 'Able', { requires: 'finance' }),
      page('/all', 'All', {
        models: paths.map(entry),
        blocks: [
          { kind: 'models', entries: paths.map(entry) },
          { kind: 'brands', entries: paths.map((path) => ({ ...entry(path), skipPage: false })) },
          {
            kind: 'posts',
            limit: 2,
            entries: posts.map(({ path, title, published = '' }) => ({
              ...entry(path),
              title,
              published,
              author: 'A',
            })),
          },
        ],
      }),
    ),
  )
  const [day, key] = [new Date('2027-01-03T02:00:00Z'), 'a'.repeat(32)]
  const without = testSite({ slug: 'lists', capabilities: { finance: false } })
  const listed = async (query = '', of = site('lists')) => {
    const { models = [], blocks } = await findContentPage(of, `path=/all${query}`, day)
    return [{ entries: models }, ...blocks].map((block) => 'entries' in block && block.entries.map(({ path }) => path))
  }
  const dated = ['/blog/2027-01-03', '/blog/2027-01-02']
  expect(await listed()).toEqual([...Array.from({ length: 3 }, () => ['/always', '/able']), dated])
  expect(await listed('', without)).toEqual([...Array.from({ length: 3 }, () => ['/always']), dated])
  await putItem('content', { tenant: 'lists', item: `preview/${key}`, hash: 'l', ttl: day.getTime() / 1000 + 1 })
  expect(await listed(`&preview=${key}`)).toEqual([
    ...Array.from({ length: 3 }, () => paths.map((path) => `${path}?preview=${key}`)),
    ['/blog/2027-01-04', '/blog/2027-01-03'].map((path) => `${path}?preview=${key}`),
  ])
})

test('a preview shows what is not published, to its key alone and for two days', async () => {
  await publishContent('draft', version('old', page('/about-us', 'Old')))
  const [key, other] = ['a'.repeat(32), 'b'.repeat(32)]
  await previewContent('draft', version('new', page('/about-us', 'New')), key, Date.now())
  const previewed = (key: string, now?: Date) => findContentPage(site('draft'), `path=/about-us&preview=${key}`, now)
  expect(await previewed(key)).toMatchObject({ title: 'New', preview: true })
  for (const wrong of [other, 'aaaa', 'a'.repeat(3000), ''])
    expect(await previewed(wrong)).toMatchObject({ title: 'Old', preview: false })
  const later = new Date(Date.now() + 49 * 3_600_000)
  expect(await previewed(key, later)).toMatchObject({ title: 'Old', preview: false })
  expect((await findContentPage(site('draft'), 'path=/about-us')).preview).toBeUndefined()
})

test('what a preview shows is deleted after it, unless it is published', async () => {
  const [old, both] = [version('old', page('/a', 'Old')), version('both', page('/a', 'Both'))]
  const ttlOf = async (item: string) => (await getItem('content', { tenant: 'kept', item }))?.ttl
  await publishContent('kept', old)
  await previewContent('kept', both, 'a'.repeat(32), 0)
  for (const item of ['both', 'both/a', `preview/${'a'.repeat(32)}`]) expect(await ttlOf(item)).toBe(48 * 3600)
  await publishContent('kept', both)
  await previewContent('kept', old, 'b'.repeat(32), 0)
  await previewContent('kept', both, 'c'.repeat(32), 0)
  for (const item of ['old', 'old/a', 'both', 'both/a']) expect([item, await ttlOf(item)]).toEqual([item, undefined])
})

test('a publish while a thousand requests run serves the old version or the new one whole, never a mix', {
  tags: 'long',
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Each version has a page that the other does not have, and lists it.
  const of = (name: string) => [page('/a', name, { blocks: [listOfModels(name)] }), page(`/${name}`, name)]
  await publishContent('busy', version('b1', ...of('one')))
  const reads: Promise<ContentPage>[] = []
  let isPublished = false
  const publishing = publishContent('busy', version('b2', ...of('two'))).then(() => {
    passPointerTime()
    isPublished = true
  })
  while (reads.length < 1000 || !isPublished) {
    reads.push(findContentPage(site('busy'), 'path=/a'))
    if (reads.length % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await publishing
  reads.push(findContentPage(site('busy'), 'path=/a'))
  const served = (await Promise.all(reads)).map(({ title, blocks }) =>
    [title, ...blocks.flatMap((block) => ('entries' in block ? block.entries.map(({ path }) => path) : []))].join(),
  )
  expect([...new Set(served)]).toEqual(['one,/one', 'two,/two'])
  passPointerTime()
  expect((await listContentPages(site('busy'))).map(({ path }) => path)).toEqual(['/a', '/two'])
  expect(await contentVersion(site('busy'))).toBe('b2')
  await expect(titleAt('busy', '/one')).rejects.toMatchObject({ code: 'not_found' })
  vi.useRealTimers()
})

const listOfModels = (name: string) => ({
  kind: 'models' as const,
  entries: [{ path: `/${name}`, title: name, description: name, make: 'Kia', model: name, body: 'SUV' }],
})
