import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useFakeAws } from '../testing/fake-aws.ts'
import { bucketPictures } from './bucket-pictures.ts'
import { maxSourceBytes, type PictureStore } from './picture-store.ts'

type Seen = { method?: string; path?: string; type?: string; cache?: string; body: string }
const seen: Seen[] = []
let answer: { status: number; headers?: Record<string, string>; body?: string }
useFakeAws(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const { 'content-type': type, 'cache-control': cache } = request.headers
  seen.push({ method: request.method, path: request.url?.split('?')[0], type, cache, body })
  response.writeHead(answer.status, answer.headers).end(answer.body)
})

let store: PictureStore
beforeAll(() => {
  store = bucketPictures('media')
})
beforeEach(() => {
  seen.length = 0
})

const s3Error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`

test('a source is read by its key', { tags: 'long' }, async () => {
  answer = { status: 200, body: 'bytes' }
  expect(await store.read('demo/suv/red/side.avif')).toEqual(new Uint8Array(Buffer.from('bytes')))
  expect(seen).toMatchObject([{ method: 'GET', path: '/media/pictures/demo/suv/red/side.avif' }])
})

test('one that is not there is none, and one that may not be read is a failure', async () => {
  answer = { status: 404, body: s3Error('NoSuchKey') }
  expect(await store.read('demo/none.avif')).toBeUndefined()
  answer = { status: 403, body: s3Error('AccessDenied') }
  await expect(store.read('demo/none.avif')).rejects.toThrow('No.')
})

test('a picture that is too large fails by its content-length, before its bytes are read', async () => {
  answer = { status: 200, headers: { 'content-length': String(maxSourceBytes + 1) } }
  await expect(store.read('demo/huge.avif')).rejects.toThrow(/30000001 bytes/)
})

test.each([
  ['as it came', {}],
  // S3 keeps a checksum of what the SDK uploads, and the SDK then hands out its own stream around the connection's.
  ['with its checksum', { 'x-amz-checksum-crc32': 'AAAAAA==' }],
])(
  'more that are too large than there are connections, %s, keep none from the next picture',
  { tags: 'long' },
  async (_, checksum) => {
    answer = { status: 200, headers: { 'content-length': String(maxSourceBytes + 1), ...checksum }, body: 'begun' }
    for (let read = 0; read < 51; read++) await expect(store.read('demo/huge.avif')).rejects.toThrow(/30000001 bytes/)
    answer = { status: 200, body: 'bytes' }
    expect(await store.read('demo/suv/red/side.avif')).toEqual(new Uint8Array(Buffer.from('bytes')))
  },
)

test('a rendition is kept with its type, for good', async () => {
  answer = { status: 200 }
  await store.keep({ source: 'demo/suv/red/side.avif', width: 720, format: 'webp' }, Buffer.from('made'))
  expect(seen).toMatchObject([
    {
      method: 'PUT',
      path: '/media/media/demo/suv/red/side.avif/720.webp',
      type: 'image/webp',
      cache: 'public, max-age=31536000, immutable',
      body: expect.stringContaining('made'),
    },
  ])
})
