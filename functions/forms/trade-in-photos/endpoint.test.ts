import { testSite } from '@forecourt/contracts/testing/test-site'
import { maxPhotoBytes, maxPhotos, type Photos, type PhotoUpload } from '@forecourt/contracts/trade-in/photos'
import { putItem } from '@forecourt/lambda-kit/data/items'
import * as renditions from '@forecourt/lambda-kit/media/make-rendition'
import { SlowPictureError } from '@forecourt/lambda-kit/media/picture-store'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { startTestBuckets } from '@forecourt/lambda-kit/testing/test-buckets'
import { recordContact } from '@forecourt/leads/store/contacts'
import { eraseLead } from '@forecourt/leads/store/erase-lead'
import { testLead } from '@forecourt/leads/testing/test-lead'
import * as store from '@forecourt/leads/valuations/photo-store'
import { readValuationRow, writeValuationRow } from '@forecourt/leads/valuations/valuation-table'
import { eraseShopper } from '@forecourt/shoppers/privacy/erase-shopper'
import { exportShopper } from '@forecourt/shoppers/privacy/export-shopper'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

/** What other requests do once a photo is stored and its valuation is not changed yet, and just before it is changed. */
let meanwhile: (() => Promise<void>) | undefined
let beforeWrite: (() => Promise<void>) | undefined
vi.mock('@forecourt/leads/valuations/photo-store', async (load) => {
  const original = await load<typeof store>()
  const addPhoto: typeof original.addPhoto = async (...asked) => {
    await original.addPhoto(...asked)
    const work = meanwhile
    meanwhile = undefined
    await work?.()
  }
  return { ...original, addPhoto }
})
vi.mock('@forecourt/leads/valuations/valuation-table', async (load) => {
  const original = await load<typeof import('@forecourt/leads/valuations/valuation-table')>()
  const write: typeof original.writeValuationRow = async (...asked) => {
    const work = beforeWrite
    beforeWrite = undefined
    await work?.()
    return original.writeValuationRow(...asked)
  }
  return { ...original, writeValuationRow: write }
})
vi.mock('@forecourt/lambda-kit/media/make-rendition', { spy: true })
const reencode = vi.mocked(renditions.reencodePicture)

const tenant = 'northgate'
const phone = '+61491570006'

let tables: Awaited<ReturnType<typeof startLocalTables>>
let buckets: Awaited<ReturnType<typeof startTestBuckets>>
beforeAll(async () => {
  ;[tables, buckets] = await Promise.all([startLocalTables(), startTestBuckets()])
  for (const [name, value] of Object.entries(buckets.environment)) vi.stubEnv(name, value)
  await writeSite(testSite({ slug: tenant }))
  await writeSite(testSite({ slug: 'harbourside' }))
  await writeSite(testSite({ slug: 'no-trade-ins', capabilities: { tradeIn: false } }))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([tables.close(), buckets.close()])
})

let count = 0
async function newLead(on = tenant, of = phone): Promise<string> {
  count += 1
  const lead_id = `lead-with-photos-${count}`
  const about = { form: 'trade-in', category: 'Trade In', fields: { kms: '40000' } }
  const lead = testLead({ fields: { tenant: on, lead_id, ...about, person: { name: 'Zoë', phone_e164: of } } })
  await putItem('leads', { ...lead })
  await recordContact(lead)
  return lead_id
}

type Call = { lead_id: string; body?: object; on?: string }

async function call(method: 'GET' | 'POST', route: string, { lead_id, body, on = tenant }: Call) {
  const headers = { 'x-viewer-ip': `198.51.100.${count % 250}` }
  const answer = await askHandler(handler, { route, method, body, params: { lead_id }, tenant: on, headers })
  return { status: answer.status, body: answer.body }
}

const route = '/api/trade-in/{lead_id}/photos'
const read = (lead_id: string, on = tenant) => call('GET', route, { lead_id, on })
const offer = (lead_id: string, body: object = { type: 'image/jpeg', size: 1000 }, on = tenant) =>
  call('POST', route, { lead_id, body, on })
const keep = (lead_id: string, number: number, on = tenant) =>
  call('POST', `${route}/keep`, { lead_id, body: { number }, on })
const remove = (lead_id: string, number: number, on = tenant) =>
  call('POST', `${route}/remove`, { lead_id, body: { number }, on })

const camera = {
  IFD0: { Make: 'Camera', Copyright: 'A Photographer' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1' },
}
const photo = (width = 400) =>
  sharp({ create: { width, height: 300, channels: 3, background: 'red' } })
    .withExif(camera)
    .jpeg()
    .toBuffer()

/** As a browser does. */
async function upload(lead_id: string, bytes: Uint8Array<ArrayBuffer>, on = tenant): Promise<number> {
  const { body } = await offer(lead_id, { type: 'image/jpeg', size: bytes.length }, on)
  await postForm(body, bytes)
  return body.number
}

async function postForm({ url, fields }: PhotoUpload, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([bytes]))
  const { status } = await fetch(url, { method: 'POST', body: form })
  expect(status).toBe(204)
}

const jpeg = async () => new Uint8Array(await photo())

async function addPhoto(lead_id: string, width?: number): Promise<Photos> {
  const number = await upload(lead_id, new Uint8Array(await photo(width)))
  const { status, body } = await keep(lead_id, number)
  expect(status).toBe(200)
  return body
}

const stored = async (address = '') => {
  const response = await fetch(address)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function isStored(key: store.PhotoKey): Promise<boolean> {
  const { photos } = await store.photosOf(key.tenant, {
    lead_id: key.lead_id,
    state: 'lead',
    kms: 0,
    matches: [],
    photos: [key.number],
  })
  return (await stored(photos[0]?.url)).status === 200
}

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(process.stdout, 'write').mockImplementation((line: unknown) => logged(String(line)) === undefined)
  return () => vi.restoreAllMocks()
})

test('[TI-1] a photo is uploaded to a bucket, kept as its pixels alone, and read by its link', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  const kept = await addPhoto(lead_id)
  expect(kept.photos.map(({ number }) => number)).toEqual([1])
  const found = await read(lead_id)
  const { status, bytes } = await stored(found.body.photos[0].url)
  expect(status).toBe(200)
  const { format, width, exif, icc, xmp } = await sharp(bytes).metadata()
  expect({ format, width, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 400 })
  // Nothing is left of the file as it came.
  expect(await store.readUpload({ tenant, lead_id, number: 1 })).toBeUndefined()
  expect(await keep(lead_id, 1)).toMatchObject({ status: 200 })
})

test('[TI-1] nobody but the function reads what was uploaded, and no address names the valuation’s link', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  const number = await upload(lead_id, new Uint8Array(await photo()))
  const key = store.objectKey({ tenant, lead_id, number })
  expect(await store.readUpload({ tenant, lead_id, number })).toBeDefined()
  expect((await fetch(`${buckets.url}/uploads/${key}`)).status).toBe(403)
  await keep(lead_id, number)
  expect((await read(lead_id)).body.photos[0].url).not.toContain(lead_id)
  expect(key).toMatch(new RegExp(`^trade-in/${tenant}/[0-9a-f]{64}/1$`))
})

test('[TI-1] a file that is small and clean is encoded anew too, so that nothing else it holds is left', async () => {
  const lead_id = await newLead()
  const clean = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer()
  const number = await upload(lead_id, new Uint8Array(Buffer.concat([clean, Buffer.from('<script>evil()</script>')])))
  const { body } = await keep(lead_id, number)
  expect((await stored(body.photos[0].url)).bytes.includes('evil')).toBe(false)
})

test.each([
  ['no picture', async () => new Uint8Array(Buffer.from('not a picture'))],
  ['a drawing', async () => new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>'))],
  ['cut off', async () => new Uint8Array((await photo()).subarray(0, 400))],
])('[TI-1] a file that is %s is refused in words, and its upload removed', async (_, make) => {
  const lead_id = await newLead()
  const number = await upload(lead_id, await make())
  expect(await keep(lead_id, number)).toMatchObject({
    status: 415,
    body: { error: { code: 'unreadable', message: expect.stringContaining('cannot read this as a photo') } },
  })
  expect(await keep(lead_id, number)).toMatchObject({ status: 404 })
  expect((await read(lead_id)).body).toEqual({ photos: [] })
})

test.each([
  [{ type: 'image/svg+xml', size: 1 }],
  [{ type: 'image/heic', size: 1 }],
  [{ type: 'image/jpeg', size: maxPhotoBytes + 1 }],
  [{ type: 'image/jpeg', size: 0 }],
])('[TI-1] no upload is signed for %j', async (body) => {
  expect(await offer(await newLead(), body)).toMatchObject({ status: 400 })
})

test('[TI-1] a signed upload names its tenant, valuation, number, type and size', async () => {
  const lead_id = await newLead()
  const { body } = await offer(lead_id)
  const policy = JSON.parse(Buffer.from(body.fields.policy, 'base64').toString())
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      { bucket: 'uploads' },
      { key: store.objectKey({ tenant, lead_id, number: 1 }) },
      { 'Content-Type': 'image/jpeg' },
      ['content-length-range', 1, maxPhotoBytes],
    ]),
  )
})

test('[TI-1] a signed upload is for ten minutes', async () => {
  const { body } = await offer(await newLead())
  const { expiration } = JSON.parse(Buffer.from(body.fields.policy, 'base64').toString())
  const left = Date.parse(expiration) - Date.now()
  expect(left > 590_000 && left <= 600_000).toBe(true)
})

test('[TI-1] a valuation has eight photos at most, and a removed one makes room for one of a new number', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  for (let taken = 0; taken < maxPhotos; taken += 1) await addPhoto(lead_id, 60)
  expect(await offer(lead_id)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  const { body: before } = await read(lead_id)
  expect((await remove(lead_id, 3)).body.photos).toHaveLength(maxPhotos - 1)
  expect(await remove(lead_id, 3)).toMatchObject({ status: 200 })
  expect((await stored(before.photos[2].url)).status).toBe(404)
  expect(await offer(lead_id)).toMatchObject({ status: 200, body: { number: maxPhotos + 1 } })
})

test('[TI-1] what was signed before there were eight is not kept after', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  const early = await upload(lead_id, new Uint8Array(await photo(60)))
  for (let taken = 0; taken < maxPhotos; taken += 1) await addPhoto(lead_id, 60)
  expect(await keep(lead_id, early)).toMatchObject({ status: 409 })
  expect((await read(lead_id)).body.photos).toHaveLength(maxPhotos)
})

test('[TI-1] uploads that are signed at once have numbers of their own', async () => {
  const lead_id = await newLead()
  const signed = await Promise.all([offer(lead_id), offer(lead_id), offer(lead_id)])
  expect(signed.map(({ body }) => body.number).toSorted()).toEqual([1, 2, 3])
})

test('[TI-1] a removal that comes late or twice removes no later photo, and its form brings none back', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  const { body: form } = await offer(lead_id)
  await postForm(form, new Uint8Array(await photo()))
  await keep(lead_id, 1)
  await remove(lead_id, 1)
  await addPhoto(lead_id)
  await remove(lead_id, 1)
  await postForm(form, new Uint8Array(await photo()))
  expect(await keep(lead_id, 1)).toMatchObject({ status: 404 })
  const { body } = await read(lead_id)
  expect(body.photos.map(({ number }: { number: number }) => number)).toEqual([2])
  expect((await stored(body.photos[0].url)).status).toBe(200)
})

test('[TI-1] a form that is posted again after its photo was kept changes nothing', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  const { body: form } = await offer(lead_id)
  await postForm(form, new Uint8Array(await photo(300)))
  const { body: first } = await keep(lead_id, 1)
  await postForm(form, new Uint8Array(await photo(200)))
  expect(await keep(lead_id, 1)).toMatchObject({ status: 200 })
  expect(await store.readUpload({ tenant, lead_id, number: 1 })).toBeUndefined()
  expect((await sharp((await stored(first.photos[0].url)).bytes).metadata()).width).toBe(300)
})

test('[TI-1] what is re-encoded for a site is limited, and what was uploaded stays for later', async () => {
  await writeSite(testSite({ slug: 'busy' }))
  const lead_id = await newLead('busy')
  const number = await upload(lead_id, await jpeg(), 'busy')
  await putItem('limits', { bucket: 'trade-in-photos-kept:site:busy', full_at_ms: Date.now() + 86_400_000 })
  expect(await keep(lead_id, number, 'busy')).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } })
  expect(await store.readUpload({ tenant: 'busy', lead_id, number })).toBeDefined()
})

test('[TI-1] where we fail to read a photo its upload stays, and the next request keeps it', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  const number = await upload(lead_id, new Uint8Array(await photo()))
  reencode.mockRejectedValueOnce(new SlowPictureError('timeout: 3% complete'))
  expect(await keep(lead_id, number)).toMatchObject({ status: 500 })
  reencode.mockRejectedValueOnce(new Error('out of memory'))
  expect(await keep(lead_id, number)).toMatchObject({ status: 500 })
  expect(await keep(lead_id, number)).toMatchObject({ status: 200 })
})

test('[TI-1] nothing is added or removed once the dealership has the valuation', async () => {
  const lead_id = await newLead()
  await addPhoto(lead_id)
  const now = new Date()
  const row = await readValuationRow(tenant, lead_id, now)
  await writeValuationRow({ ...row, valuation: { ...row.valuation, state: 'closed' } }, now)
  for (const answered of [await offer(lead_id), await keep(lead_id, 1), await remove(lead_id, 1)])
    expect(answered).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining('e-mail') } } })
  expect((await read(lead_id)).body.photos).toHaveLength(1)
})

test('[TI-1] photos that are kept and removed while another is kept are so afterwards', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  await addPhoto(lead_id)
  const [second, third] = [await upload(lead_id, await jpeg()), await upload(lead_id, await jpeg())]
  meanwhile = async () => {
    await keep(lead_id, third)
    await remove(lead_id, 1)
  }
  expect(await keep(lead_id, second)).toMatchObject({ status: 200 })
  const { body } = await read(lead_id)
  expect(body.photos.map((each: { number: number }) => each.number)).toEqual([3, 2])
  for (const { url } of body.photos) expect((await stored(url)).status).toBe(200)
})

test.each(['between', 'before', 'after'] as const)(
  'a photo that is kept while its shopper is erased is gone (%s)',
  { tags: 'long' },
  async (at) => {
    const lead_id = await newLead()
    const number = await upload(lead_id, await jpeg())
    const key = { tenant, lead_id, number }
    // The object is stored, and its row is not written, or written after the lead was read.
    if (at === 'before') meanwhile = () => eraseShopper({ tenant, phone }).then(() => undefined)
    if (at === 'between') beforeWrite = () => eraseShopper({ tenant, phone }).then(() => undefined)
    if (at === 'after') beforeWrite = () => eraseLead({ tenant, lead_id })
    expect(await keep(lead_id, number)).toMatchObject({ status: 404 })
    expect(await isStored(key)).toBe(false)
    expect(await store.readUpload(key)).toBeUndefined()
  },
)

test('what is uploaded after its shopper was erased goes as soon as it is to be kept', async () => {
  const lead_id = await newLead()
  const number = await upload(lead_id, await jpeg())
  await eraseLead({ tenant, lead_id })
  expect(await store.readUpload({ tenant, lead_id, number })).toBeDefined()
  expect(await keep(lead_id, number)).toMatchObject({ status: 404 })
  expect(await store.readUpload({ tenant, lead_id, number })).toBeUndefined()
})

test('a photo that is removed while it is kept is gone', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  const number = await upload(lead_id, await jpeg())
  meanwhile = () => remove(lead_id, number).then(() => undefined)
  expect(await keep(lead_id, number)).toMatchObject({ status: 404 })
  expect((await read(lead_id)).body).toEqual({ photos: [] })
  expect(await isStored({ tenant, lead_id, number })).toBe(false)
})

describe('[TN-10] another tenant', () => {
  test('finds no photo of a valuation by its link, and can add and remove none', { tags: 'long' }, async () => {
    const lead_id = await newLead()
    await addPhoto(lead_id)
    const other = 'harbourside'
    expect([await read(lead_id, other), await offer(lead_id, undefined, other)]).toMatchObject([
      { status: 204 },
      { status: 404 },
    ])
    expect([await keep(lead_id, 1, other), await remove(lead_id, 1, other)]).toMatchObject([
      { status: 404 },
      { status: 404 },
    ])
    expect((await read(lead_id)).body.photos).toHaveLength(1)
  })

  test('has objects of its own, where two valuations have the same link', { tags: 'long' }, async () => {
    const lead_id = await newLead()
    await addPhoto(lead_id)
    await putItem('leads', {
      ...testLead({
        fields: { tenant: 'harbourside', lead_id, form: 'trade-in', person: { name: 'Ann', phone_e164: phone } },
      }),
    })
    expect((await read(lead_id, 'harbourside')).body).toEqual({ photos: [] })
    expect(await remove(lead_id, 1, 'harbourside')).toMatchObject({ status: 200 })
    const { body } = await read(lead_id)
    expect((await stored(body.photos[0].url)).status).toBe(200)
  })

  test('without trade-ins has none', async () => {
    expect(await read(await newLead('no-trade-ins'), 'no-trade-ins')).toMatchObject({ status: 204 })
  })
})

test('a shopper’s photos are exported by their numbers, and erased with the shopper', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  const { photos } = await addPhoto(lead_id)
  const { stored: tablesOf } = await exportShopper({ tenant, phone })
  expect(tablesOf.valuations).toContainEqual(expect.objectContaining({ lead_id, photos: [1] }))
  await eraseShopper({ tenant, phone })
  expect((await stored(photos[0]?.url)).status).toBe(404)
  expect(await read(lead_id)).toMatchObject({ status: 204 })
})

test('erasing removes what was uploaded and what no row lists, and leaves other shoppers and tenants theirs', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  const key = { tenant, lead_id, number: 77 }
  await store.addPhoto(key, await jpeg())
  const uploaded = await upload(lead_id, await jpeg())
  const other = await newLead(tenant, '+61491570156')
  const elsewhere = await newLead('harbourside')
  await addPhoto(other)
  await upload(elsewhere, await jpeg(), 'harbourside')
  await keep(elsewhere, 1, 'harbourside')
  await eraseShopper({ tenant, phone })
  expect(await isStored(key)).toBe(false)
  expect(await store.readUpload({ ...key, number: uploaded })).toBeUndefined()
  expect(await isStored({ tenant, lead_id: other, number: 1 })).toBe(true)
  expect(await isStored({ tenant: 'harbourside', lead_id: elsewhere, number: 1 })).toBe(true)
})
