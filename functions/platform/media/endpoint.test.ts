import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { errorBodySchema } from '@forecourt/contracts/errors'
import { maxSourceBytes } from '@forecourt/lambda-kit/media/picture-store'
import { httpEvent, lambdaContext, type TestRequest } from '@forecourt/lambda-kit/testing/http-event'
import { testOriginSecret } from '@forecourt/lambda-kit/testing/local-tables'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

let root: string
const logged: string[] = []

const canvas = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })

async function addSource(name: string, bytes: Uint8Array | string): Promise<void> {
  const file = join(root, 'pictures', name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'))
  vi.stubEnv('MEDIA_DIR', root)
  vi.stubEnv('ORIGIN_SECRET', testOriginSecret)
  const photo = canvas(1200, 800)
  await addSource('yard/photo.jpg', await photo.jpeg().toBuffer())
  await addSource('yard/photo.avif', await photo.avif({ effort: 0 }).toBuffer())
  await addSource('yard/photo.webp', await photo.webp().toBuffer())
  await addSource('yard/photo.png', await photo.png().toBuffer())
  await addSource('yard/a b@dusk.JPEG', await photo.jpeg().toBuffer())
  await writeFile(join(root, 'secret.jpg'), await photo.jpeg().toBuffer())
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})
beforeEach(() => {
  logged.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0)
  return () => vi.restoreAllMocks()
})

async function ask(path: string, request: Partial<TestRequest> = {}) {
  const result = await handler(httpEvent({ path, ...request }), lambdaContext())
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  return { status: result.statusCode, headers: result.headers ?? {}, body }
}

const errorOf = (body: Buffer) => errorBodySchema.parse(JSON.parse(body.toString())).error

describe.each(['jpg', 'avif', 'webp', 'png'])('a photo that is %s', (type) => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpeg', 'image/jpeg', 'jpeg'],
  ])('[GA-7] becomes %s of the width that is asked', { tags: 'long' }, async (format, mediaType, kind) => {
    const { status, headers, body } = await ask(`/media/yard/photo.${type}/360.${format}`)
    expect({ status, headers }).toEqual({
      status: 200,
      headers: {
        'content-type': mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
      },
    })
    expect(await sharp(body).metadata()).toMatchObject({ format: kind, width: 360, height: 240 })
  })
})

test('[GA-7] a rendition is kept where the edge looks first, byte for byte', async () => {
  const { body } = await ask('/media/yard/photo.png/480.webp')
  expect(await readFile(join(root, 'media/yard/photo.png/480.webp'))).toEqual(body)
  expect(await readdir(join(root, 'media/yard/photo.png'))).not.toContainEqual(expect.stringMatching(/part$/))
})

test('one that cannot be kept is an answer all the same, and a line in the log', async () => {
  await addSource('full/photo.jpg', await canvas(400, 300).jpeg().toBuffer())
  await mkdir(join(root, 'media'), { recursive: true })
  await writeFile(join(root, 'media/full'), 'a file where a folder should be')
  expect((await ask('/media/full/photo.jpg/360.webp')).status).toBe(200)
  expect(logged.join()).toMatch(/was not kept/)
})

describe('a source that is as asked', () => {
  const source = async (make = (image: Sharp) => image) =>
    make(canvas(900, 600)).avif({ effort: 0, quality: 30 }).toBuffer()

  test('is passed on as it is, since it would only lose', { tags: 'long' }, async () => {
    await addSource('same.avif', await source())
    expect((await ask('/media/same.avif/960.avif')).body).toEqual(await source())
    expect((await ask('/media/same.avif/720.avif')).body).not.toEqual(await source())
  })

  test('is made again when it carries more than itself', { tags: 'long' }, async () => {
    await addSource('noted.avif', await source((image) => image.withExif({ IFD0: { Copyright: 'A Photographer' } })))
    const { exif } = await sharp((await ask('/media/noted.avif/960.avif')).body).metadata()
    expect(exif).toBeUndefined()
  })

  test('is made again when it is larger than it need be', { tags: 'long' }, async () => {
    const noise = {
      create: {
        width: 400,
        height: 300,
        channels: 3 as const,
        background: 'red',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
      },
    }
    const heavy = await sharp(noise).webp({ quality: 100 }).toBuffer()
    await addSource('heavy.webp', heavy)
    expect((await ask('/media/heavy.webp/480.webp')).body.length).toBeLessThan(heavy.length)
  })

  test('is refused when it is damaged, like any other', async () => {
    const whole = await source()
    await addSource('bad/same.avif', whole.subarray(0, whole.length - 60))
    expect((await ask('/media/bad/same.avif/960.avif')).status).toBe(415)
  })
})

test('a picture is never enlarged', async () => {
  const { body } = await ask('/media/yard/photo.jpg/2560.webp')
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 800 })
})

test('a photo is upright, and has none of the metadata that the camera wrote', { tags: 'long' }, async () => {
  const camera = {
    IFD0: { Make: 'Camera', Copyright: 'A Photographer' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1' },
  }
  // Six: the camera was held sideways.
  await addSource(
    'sideways.jpg',
    await canvas(900, 600).withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  for (const format of ['avif', 'webp', 'jpeg']) {
    const { body } = await ask(`/media/sideways.jpg/360.${format}`)
    const { width, height, exif, icc, xmp, orientation = 1 } = await sharp(body).metadata()
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 360, height: 540, orientation: 1 })
  }
})

test('what is transparent is white where the format knows no transparency', async () => {
  const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
  await addSource('clear.png', await clear.png().toBuffer())
  const { body } = await ask('/media/clear.png/360.jpeg')
  expect((await sharp(body).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

test('a name may hold what file names hold', async () => {
  expect((await ask('/media/yard/a%20b@dusk.JPEG/360.webp')).status).toBe(200)
})

test.each(['0', '1', '321', '0360', '360.0', '-360', '1e3', '99999999', '', '360,720'])(
  '[GA-7] a width of %j is refused with those there are',
  async (width) => {
    const { status, headers, body } = await ask(`/media/yard/photo.jpg/${width}.webp`)
    expect(status).toBe(400)
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(errorOf(body).message).toBe('The width must be one of 200, 360, 480, 720, 960, 1280, 1920, 2560.')
  },
)

test.each(['png', 'gif', 'svg', 'constructor'])('the format %s is refused with those there are', async (format) => {
  const { status, body } = await ask(`/media/yard/photo.jpg/360.${format}`)
  expect(status).toBe(400)
  expect(errorOf(body).message).toBe('The format must be one of avif, webp, jpeg.')
})

test.each([
  'yard/none.jpg',
  'yard',
  'yard/photo.jpg/360.webp',
  '../secret.jpg',
  'yard/../../secret.jpg',
  '%2e%2e/secret.jpg',
  '..%2fsecret.jpg',
  '..%5csecret.jpg',
  '/secret.jpg',
  'yard//photo.jpg',
  '.hidden.jpg',
  'yard/photo.jpg%00',
  'yard/photo.jpg%0a',
  '%',
  `${'a/'.repeat(200)}a.jpg`,
  'yard/photo.svg',
])('there is no picture %s', async (source) => {
  const { status, body } = await ask(`/media/${source}/360.webp`)
  expect(status).toBe(404)
  expect(errorOf(body).code).toBe('not_found')
  expect(logged).toEqual([])
})

describe('a source that cannot be shown is an error, and logged by its name', () => {
  const half = async () => (await canvas(600, 400).jpeg().toBuffer()).subarray(0, 400)
  // A few bytes that say they unpack to 100 million pixels, as a bomb does.
  const overlarge = async () => {
    const png = await canvas(10, 10).png().toBuffer()
    png.writeUInt32BE(10_000, 16)
    png.writeUInt32BE(10_000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const sources: Record<string, () => Promise<Uint8Array | string>> = {
    'empty.jpg': async () => '',
    'words.jpg': async () => 'Not a photo',
    'cut-off.jpg': half,
    'drawing.png': async () => svg,
    'gif.webp': async () => canvas(30, 20).gif().toBuffer(),
    'too-many-pixels.png': overlarge,
    'too-many-bytes.jpg': async () => new Uint8Array(maxSourceBytes + 1),
  }
  const reasons: Record<string, RegExp> = {
    'drawing.png': /It is svg/,
    'gif.webp': /It is gif/,
    'too-many-pixels.png': /exceeds pixel limit/,
    'too-many-bytes.jpg': /30000001 bytes/,
  }

  test.each(Object.keys(sources))('%s', { tags: 'long' }, async (name) => {
    await addSource(`bad/${name}`, (await sources[name]?.()) ?? '')
    const { status, headers, body } = await ask(`/media/bad/${name}/360.webp`)
    expect(status).toBe(415)
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(errorOf(body)).toMatchObject({ code: 'unreadable', message: 'This picture cannot be shown.' })
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      message: `The picture bad/${name} cannot be shown`,
      route: 'GET /media',
      ...(reasons[name] && { stack: expect.stringMatching(reasons[name]) }),
    })
    await expect(readFile(join(root, `media/bad/${name}/360.webp`))).rejects.toThrow()
  })
})

test('only the edge is answered', async () => {
  expect((await ask('/media/yard/photo.jpg/360.webp', { secret: 'a guess' })).status).toBe(403)
})
