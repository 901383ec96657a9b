import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/
const minBytes = 1000
const cacheLimit = 500

export type Encoded = { body: Buffer; encoding: string | null }

/** The fastest level: Brotli takes seconds on a development build. */
export const uncompressed = async (body: Buffer): Promise<Encoded> => ({ body, encoding: null })

/**
 * Compresses what CloudFront would (text of 1,000 bytes and more, Brotli before gzip). Bodies with a `key` are immutable files: compressed
 * at a high level and cached; the oldest is evicted first.
 */
export function compressor(): (body: Buffer, type: string, accepted: string, key?: string) => Promise<Encoded> {
  const kept = new Map<string, Buffer>()

  return async (body, type, accepted, key) => {
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
    if (!encoding || body.length < minBytes || !compressible.test(type)) return { body, encoding: null }
    const cacheKey = key && `${encoding} ${key}`
    const known = cacheKey ? kept.get(cacheKey) : undefined
    if (known) return { body: known, encoding }
    const compressed = await compress(body, encoding, key ? 11 : 4)
    if (cacheKey) {
      kept.set(cacheKey, compressed)
      const oldest = kept.keys().next().value
      if (kept.size > cacheLimit && oldest !== undefined) kept.delete(oldest)
    }
    return { body: compressed, encoding }
  }
}

const compress = (body: Buffer, encoding: string, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : deflate(body, { level: Math.min(quality, 9) })
