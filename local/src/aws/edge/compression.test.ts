import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressor } from './compression.ts'

const page = () => Buffer.from(`<p>${'Toyota Corolla '.repeat(1000)}</p>`)

describe('what CloudFront compresses is compressed', () => {
  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for %s as %s', async (accepted, encoding, read) => {
    const made = await compressor()(page(), 'text/html', accepted)
    expect(made.encoding).toBe(encoding)
    expect(read(made.body)).toEqual(page())
  })

  test.each([
    ['image/webp', 'br', page()],
    ['text/html', '', page()],
    ['text/html', 'br', Buffer.from('short')],
  ])('not %s for "%s"', async (type, accepted, body) => {
    expect(await compressor()(body, type, accepted)).toEqual({ body, encoding: null })
  })
})

test('an answer that the cache has, and a file, are compressed once', async () => {
  const compress = compressor()
  const body = page()
  expect((await compress(body, 'text/html', 'br')).body).toBe((await compress(body, 'text/html', 'br')).body)
  const files = [compress(page(), 'text/css', 'br', '/a.css'), compress(page(), 'text/css', 'br', '/a.css')]
  const [one, other] = await Promise.all(files)
  expect(one?.body).toBe(other?.body)
})

test('many at once are each compressed, and hold little memory', { tags: 'long' }, async () => {
  const compress = compressor()
  const before = process.memoryUsage.rss()
  const made = await Promise.all(Array.from({ length: 300 }, () => compress(page(), 'text/html', 'br')))
  expect(made).toHaveLength(300)
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
})
