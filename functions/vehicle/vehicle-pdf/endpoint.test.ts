import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vehiclePdf } from '@forecourt/contracts/endpoints/vehicle'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { putVehicle } from '@forecourt/stock/table/stock-table'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import sharp from 'sharp'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const photo = (name: string) => ({ image: { url: `/media/yard/${name}.jpg` } })
const whole = testVehicle({
  id: '7',
  slug: 'the-car',
  name: '2021 Toyota RAV4 Cruiser',
  stocknum: 'N777',
  status: 'in_stock',
  price: 46_990,
  offer_price: undefined,
  price_type: 'excl_govt_charges',
  km: 28_410,
  dealercomments: 'One owner — both keys. 😀',
  features: ['Roof rails', 'Head-up display'],
  images: [photo('one'), photo('missing'), photo('two'), { image: { url: 'https://elsewhere.example/a.jpg' } }],
})
const bare = testVehicle({ id: '8', slug: 'a-bare-car', status: 'in_stock', images: [], dealercomments: undefined })
const sold = testVehicle({ id: '9', slug: 'a-sold-car', status: 'sold' })

const put = (vehicle: Vehicle, seen?: number) => putVehicle({ ...vehicle, fingerprint: 'f', vehicle }, seen)

let root: string
withLocalTables()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pdf-'))
  vi.stubEnv('MEDIA_DIR', root)
  await mkdir(join(root, 'pictures/yard'), { recursive: true })
  for (const [name, background] of Object.entries({ one: 'red', two: 'blue' })) {
    const canvas = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    await writeFile(join(root, `pictures/yard/${name}.jpg`), await canvas.jpeg().toBuffer())
  }
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  for (const vehicle of [whole, bare, sold]) await put(vehicle)
})
afterAll(() => rm(root, { recursive: true }))

const ask = (slug: string, tenant = 'northgate') =>
  askHandler(handler, { route: '/api/cars/{slug}/pdf', params: { slug }, tenant })

/** How far to the right text goes, in points. */
async function rightEdge(file: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number> {
  const { items } = await (await file.getPage(1)).getTextContent()
  return Math.max(...items.map((item) => ('transform' in item ? item.transform[4] + item.width : 0)))
}

async function read(slug: string, tenant?: string) {
  const { name, base64 } = vehiclePdf.response.parse((await ask(slug, tenant)).body)
  const file = await getDocumentProxy(Uint8Array.from(Buffer.from(base64, 'base64')))
  const { text } = await extractText(file, { mergePages: true })
  const photos: { width: number; height: number }[] = []
  for (let page = 1; page <= file.numPages; page++) photos.push(...(await extractImages(file, page)))
  return { name, base64, text, photos, pages: file.numPages, widest: await rightEdge(file) }
}

test('[DL-4] the file is named by the slug, and a reader finds name, price, its conditions, facts and photos in it', {
  tags: 'long',
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { name, text, photos } = await read(whole.slug)
  expect(name).toBe('the-car.pdf')
  for (const words of [
    '2021 Toyota RAV4 Cruiser',
    '$46,990 Excl. govt charges',
    'Stamp duty, registration and compulsory third party insurance are added.',
    'Stock number N777',
    '28,410 km',
    'One owner — both keys.',
    'Roof rails · Head-up display',
    '/cars/the-car',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  // One is not there, and one is not ours.
  expect(photos.map(({ width, height }) => [width, height])).toEqual([
    [960, 640],
    [960, 640],
  ])
})

test('[DL-4] what typography writes is on paper in the letters of its font, and no word is wider than its column', {
  tags: 'long',
}, async () => {
  const longWord = 'https://dealer.example/'.padEnd(400, 'abcdefghij')
  const dealercomments = `Tab\there, 4\u2011door, \u22125 degrees, 1\u202f500 kg. ${longWord}`
  const specifications = [{ group: 'Codes', name: 'Code', value: 'x'.repeat(120) }]
  await put(
    testVehicle({ id: '10', slug: 'typography', status: 'in_stock', images: [], dealercomments, specifications }),
  )
  const { text, widest } = await read('typography')
  const plain = text.replaceAll(/\s+/g, ' ')
  for (const words of ['Tab here', '4-door', '–5 degrees', '1 500 kg']) expect(plain).toContain(words)
  expect(text.replaceAll(/\s+/g, '')).toContain(longWord)
  // A4 is 595 points wide, of which 44 are margin.
  expect(widest).toBeLessThanOrEqual(595 - 44 + 1)
})

test('[VD-21] [DL-4] a private seller’s vehicle is in its suburb, and at no dealer’s', async () => {
  const private_sale = { private_suburb: 'Dee Why', private_postcode: '2099' }
  await put(testVehicle({ id: '11', slug: 'private', status: 'in_stock', images: [], ...private_sale }))
  const { text } = await read('private')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Where it is Private sale Dee Why 2099 ·')
})

test.each([
  [{ price: 11 }, 'Contact us for price'],
  [{ price: undefined, preorder: true }, 'PREORDER'],
])('[PR-4] of %j it says %s, and nothing of a price', async (changes, words) => {
  const unpriced = { price_type: 'drive_away' as const, offer_price: undefined, images: [], ...changes }
  await put(testVehicle({ id: `u${words}`, slug: `unpriced-${words.length}`, status: 'in_stock', ...unpriced }))
  const text = (await read(`unpriced-${words.length}`)).text.replaceAll(/\s+/g, ' ')
  expect(text).toContain(words)
  expect(text).toContain('The vehicle’s availability may have changed since'.replace('’', "'"))
  expect(text).not.toMatch(/this price|the price of|Drive away/)
})

test.each([
  [{ reserved: true }, 'It is reserved: enquire, and we call you first if it becomes free.'],
  [{ status: 'coming_soon' }, 'It is on its way to us: enquire now to be the first to see and drive it.'],
])('[VD-14] of one that is %j it says so', async (changes, note) => {
  const id = Object.keys(changes).join('')
  await put(testVehicle({ id, slug: `noted-${id}`, status: 'in_stock', images: [], ...changes }))
  expect((await read(`noted-${id}`)).text.replaceAll(/\s+/g, ' ')).toContain(note)
})

test('[DL-4] it is made once until the vehicle changes', async () => {
  const first = await read(bare.slug)
  const again = await read(bare.slug)
  expect(again.base64 === first.base64).toBe(true)
  await put({ ...bare, price: 12_345, offer_price: undefined }, 1)
  expect((await read(bare.slug)).text).toContain('$12,345')
})

test('[DL-4] a vehicle with its required fields alone is a page, without photos', async () => {
  const { text, photos, pages } = await read(bare.slug)
  expect(photos).toEqual([])
  expect(pages).toBe(1)
  expect(text).toContain('Dealer comments are pending.')
})

test('[TN-12] it names no location that the site hides', async () => {
  const [shown] = testSite().locations
  if (!shown) throw new Error('The test site has a location.')
  const hidden = { ...shown, id: 'hidden', slug: 'hidden', address: { ...shown.address, street: '9 Hidden Lane' } }
  await writeSite(testSite({ slug: 'hiding', locations: [hidden, shown], hidden_locations: ['hidden'] }))
  const { text } = await read(bare.slug, 'hiding')
  expect(text).toContain(shown.address.street)
  expect(text).not.toContain('9 Hidden Lane')
})

test('[DL-4] [TN-10] there is none of a vehicle that is gone or another dealer’s', async () => {
  const missing = { status: 404, body: { error: { code: 'not_found' } } }
  expect(await ask(sold.slug)).toMatchObject(missing)
  expect(await ask('nobody-has-this')).toMatchObject(missing)
  expect(await ask(whole.slug, 'harbourside')).toMatchObject(missing)
})
