import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishContent } from '@forecourt/content/store/content-versions'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { sharePicture, sharePictureSize } from '@forecourt/domain/site/share-picture'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const photoUrl = '/media/demo/blue.jpg'
const car = testVehicle({ id: '7', slug: 'rav4-n7', images: [{ image: { url: photoUrl } }] })
const elsewhere = testVehicle({
  id: '8',
  slug: 'rav4-n8',
  images: [{ image: { url: 'https://photos.example/1.jpg' } }],
})

withLocalTables()
let media: string
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'share-picture-'))
  vi.stubEnv('MEDIA_DIR', media)
  for (const folder of ['demo', 'tenants/northgate']) await mkdir(join(media, 'pictures', folder), { recursive: true })
  const blue = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
  await writeFile(join(media, 'pictures/demo/blue.jpg'), await blue.jpeg().toBuffer())
  await writeFile(join(media, 'pictures/tenants/northgate/broken.avif'), 'no picture')
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  for (const vehicle of [car, elsewhere]) await storeVehicle(vehicle)
  const page = { path: '/about-us', kind: 'page' as const, title: 'About us', description: 'Who we are', blocks: [] }
  await publishContent('northgate', {
    hash: 'h1',
    pages: [page, { ...page, path: '/broken', picture: 'broken.avif' }],
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(media, { recursive: true })
})

async function ask(path: string, tenant = 'northgate') {
  const {
    statusCode,
    headers,
    body = '',
    isBase64Encoded,
  } = await handler(httpEvent({ path, tenant }), lambdaContext())
  return { status: statusCode, headers, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }
}
/** The colour near a corner of the picture: red, green and blue. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  const corner = { left: sharePictureSize.width - 20, top: 10, width: 8, height: 8 }
  return [...(await sharp(picture).extract(corner).resize(1).raw().toBuffer())].slice(0, 3)
}

test.each(['/', '/about-us', '/cars/rav4-n7', '/special-offers', '/contact-us'])(
  'the picture of %s is a JPEG of 1200 × 630',
  { tags: 'long' },
  async (page) => {
    const { status, headers, body } = await ask(sharePicture(page))
    expect([status, headers?.['content-type']]).toEqual([200, 'image/jpeg'])
    expect(headers?.['cache-control']).toMatch(/^public, max-age=3600/)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize })
  },
)

test("a vehicle's is over its photo; one whose photo is elsewhere, or is none, is without", {
  tags: 'long',
}, async () => {
  const [red = 0, , blue = 0] = await cornerOf((await ask('/og/cars/rav4-n7.jpg')).body)
  expect(blue).toBeGreaterThan(red + 200)
  for (const path of ['/og/cars/rav4-n8.jpg', '/og/broken.jpg']) {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(Math.min(...(await cornerOf(body)))).toBeGreaterThan(200)
  }
})

test.each([
  ["another tenant's vehicle", '/og/cars/rav4-n7.jpg', 'harbourside'],
  ["another tenant's page", '/og/about-us.jpg', 'harbourside'],
  ['a page that is not there', '/og/nothing.jpg', 'northgate'],
  ['a page of another format', '/og/about-us.png', 'northgate'],
  ['a path without end', `/og/${'a'.repeat(400)}.jpg`, 'northgate'],
])('[TN-10] %s is not found', async (_what, path, tenant) => {
  const { status, body } = await ask(path, tenant)
  expect([status, JSON.parse(body.toString()).error.code]).toEqual([404, 'not_found'])
})
