import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/
const minBytes = 1000
const cacheLimit = 500

/** As many as Node has threads for. Each has its buffers from its beginning, so that hundreds that wait would hold gigabytes. */
const maxAtOnce = 4
/** 512 KB: longer than any document. With Brotli's own, each buffer has 4 MB. */
const windowBits = 19

export type Encoded = { body: Buffer; encoding: string | null }

/** The fastest level: Brotli takes seconds on a development build. */
export const uncompressed = async (body: Buffer): Promise<Encoded> => ({ body, encoding: null })

/**
 * Compresses what CloudFront would (text of 1,000 bytes and more, Brotli before gzip). Bodies with a `key` are immutable files: compressed
 * at a high level and cached; the oldest is evicted first. Others are compressed once for as long as the edge's cache has them.
 */
export function compressor(): (body: Buffer, type: string, accepted: string, key?: string) => Promise<Encoded> {
  const files = new Map<string, Promise<Buffer>>()
  const answers = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()
  const compress = limited(compressBody, maxAtOnce)

  function compressedFile(key: string, body: Buffer, encoding: string): Promise<Buffer> {
    const made = files.get(key) ?? compress(body, encoding, 11)
    files.set(key, made)
    const oldest = files.keys().next().value
    if (files.size > cacheLimit && oldest !== undefined) files.delete(oldest)
    return made
  }

  function compressedAnswer(body: Buffer, encoding: string): Promise<Buffer> {
    const known = answers.get(body) ?? new Map<string, Promise<Buffer>>()
    answers.set(body, known)
    const made = known.get(encoding) ?? compress(body, encoding, 4)
    known.set(encoding, made)
    return made
  }

  return async (body, type, accepted, key) => {
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
    if (!encoding || body.length < minBytes || !compressible.test(type)) return { body, encoding: null }
    const made = key ? compressedFile(`${encoding} ${key}`, body, encoding) : compressedAnswer(body, encoding)
    return { body: await made, encoding }
  }
}

const compressBody = (body: Buffer, encoding: string, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
      })
    : deflate(body, { level: Math.min(quality, 9) })

/** The same work, a few at once, in the order of the calls. */
function limited<A extends unknown[], R>(work: (...args: A) => Promise<R>, max: number): (...args: A) => Promise<R> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...args) => {
    if (running < max) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
