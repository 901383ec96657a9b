import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** About ten thousand pages of 21 cards, which compress to about a sixth of their JSON. */
const defaultMaxBytes = 64 * 2 ** 20

/** The answers of one scope by query, least recently used first. */
type Share = { bytes: number; answers: Map<string, Uint8Array> }

/**
 * The last good answers of all scopes, compressed, within a limit of bytes. When it is full, the scope with the most
 * data loses its oldest: a scope within its equal share loses nothing to requests for the others.
 */
export class StaleCache {
  readonly #shares = new Map<string, Share>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes = defaultMaxBytes) {
    this.#maxBytes = maxBytes
  }

  keep(scope: string, question: string, answer: string): void {
    const share = this.#shares.get(scope) ?? { bytes: 0, answers: new Map() }
    this.#shares.set(scope, share)
    this.#drop(share, question)
    const packed = pack(answer)
    share.answers.set(question, packed)
    this.#count(share, sizeOf(question, packed))
    while (this.#bytes > this.#maxBytes) this.#dropOldest()
  }

  find(scope: string, question: string): string | undefined {
    const packed = this.#shares.get(scope)?.answers.get(question)
    return packed && inflateRawSync(packed).toString()
  }

  #dropOldest(): void {
    const [scope, share] = [...this.#shares].reduce((most, other) => (other[1].bytes > most[1].bytes ? other : most))
    const [oldest = ''] = share.answers.keys()
    this.#drop(share, oldest)
    if (share.answers.size === 0) this.#shares.delete(scope)
  }

  #drop(share: Share, question: string): void {
    const packed = share.answers.get(question)
    if (!packed) return
    share.answers.delete(question)
    this.#count(share, -sizeOf(question, packed))
  }

  #count(share: Share, bytes: number): void {
    share.bytes += bytes
    this.#bytes += bytes
  }
}

/** The overhead of an entry beyond its query and answer, which is most of the size of a few suggestions. */
const overheadBytes = 400

const sizeOf = (question: string, packed: Uint8Array): number => question.length + packed.length + overheadBytes

/** A copy, because the compressed data is a view of a larger buffer. The fastest level takes 0.3 ms. */
const pack = (answer: string): Uint8Array => new Uint8Array(deflateRawSync(answer, { level: 1 }))
