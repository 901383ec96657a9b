import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Some ten thousand pages of 21 cards, which are about a sixth of their JSON here. */
const defaultMaxBytes = 64 * 2 ** 20

/** What is kept of one scope: its answers by question, those that were asked for longest ago first. */
type Share = { bytes: number; answers: Map<string, Uint8Array> }

/**
 * The last good answers of all scopes, as texts that are kept compressed, in so many bytes. Once those are full the scope that
 * holds most gives up its oldest: so one that holds no more than an equal share loses nothing to what is asked of the others.
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

/** What an answer takes beside its question and itself, which is most of what a few suggestions do. */
const overheadBytes = 400

const sizeOf = (question: string, packed: Uint8Array): number => question.length + packed.length + overheadBytes

/** A copy, because what is compressed lies in a buffer that is larger than it. The quickest level takes 0.3 ms. */
const pack = (answer: string): Uint8Array => new Uint8Array(deflateRawSync(answer, { level: 1 }))
