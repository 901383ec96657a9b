import * as z from 'zod/mini'
import { snapshotFormat as format } from './snapshot-format.ts'

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const
type Kind = keyof typeof kinds
export type Numbers = InstanceType<(typeof kinds)[Kind]>

const headerSchema = z.object({
  format: z.literal(format),
  bytes: z.int(),
  sections: z.array(
    z.object({ name: z.string(), kind: z.enum(['u8', 'u16', 'u32', 'i32', 'f64']), at: z.int(), length: z.int() }),
  ),
  texts: z.record(z.string(), z.array(z.string())),
})
type Header = z.infer<typeof headerSchema>

const kindOf = (numbers: Numbers): Kind => {
  const found = (Object.keys(kinds) as Kind[]).find((kind) => numbers instanceof kinds[kind])
  if (!found) throw new TypeError('An array of no kind that a snapshot has.')
  return found
}

/** Numbers begin where every kind of array may. */
const aligned = (at: number): number => Math.ceil(at / 8) * 8

/** One file of arrays and lists of texts, each by name. */
export class SnapshotWriter {
  readonly #numbers: { name: string; numbers: Numbers }[] = []
  readonly #texts: Header['texts'] = {}

  numbers(name: string, numbers: Numbers): void {
    this.#numbers.push({ name, numbers })
  }

  texts(name: string, texts: readonly string[]): void {
    this.#texts[name] = [...texts]
  }

  /** The length of the header, the header, and then the arrays as they lie in memory. */
  finish(): Uint8Array<ArrayBuffer> {
    let bytes = 0
    const sections = this.#numbers.map(({ name, numbers }) => {
      const at = bytes
      bytes = aligned(at + numbers.byteLength)
      return { name, kind: kindOf(numbers), at, length: numbers.length }
    })
    const header = new TextEncoder().encode(JSON.stringify({ format, bytes, sections, texts: this.#texts }))
    const start = aligned(8 + header.length)
    const file = new Uint8Array(start + bytes)
    new DataView(file.buffer).setUint32(0, header.length, true)
    file.set(header, 8)
    for (const [index, { numbers }] of this.#numbers.entries()) {
      const { at = 0 } = sections[index] ?? {}
      file.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), start + at)
    }
    return file
  }
}

/** Reads what a writer wrote. Arrays are parts of the file itself: nothing is copied, and what nobody asks for is not read. */
export class SnapshotReader {
  readonly #file: Uint8Array<ArrayBuffer>
  readonly #start: number
  readonly #header: Header

  /** @throws for a file of another format, or one that is cut short. */
  constructor(given: Uint8Array<ArrayBuffer>) {
    // A part of a larger buffer may begin anywhere; arrays may not.
    this.#file = given.byteOffset % 8 === 0 ? given : given.slice()
    const length = new DataView(this.#file.buffer, this.#file.byteOffset).getUint32(0, true)
    this.#header = headerSchema.parse(JSON.parse(new TextDecoder().decode(this.#file.subarray(8, 8 + length))))
    this.#start = aligned(8 + length)
    if (this.#file.length !== this.#start + this.#header.bytes) throw new RangeError('The snapshot is cut short.')
  }

  numbers<K extends Kind>(name: string, ...allowed: K[]): InstanceType<(typeof kinds)[K]> {
    const section = this.#header.sections.find((own) => own.name === name)
    const kind = allowed.find((own) => own === section?.kind)
    if (!section || !kind) throw new RangeError(`The snapshot has no ${name} of ${allowed.join(' or ')}.`)
    const at = this.#file.byteOffset + this.#start + section.at
    const numbers = new kinds[kind](this.#file.buffer, at, section.length)
    // The kind was looked up by the very name that the type has.
    return numbers as InstanceType<(typeof kinds)[K]>
  }

  has(name: string): boolean {
    return this.#header.sections.some((own) => own.name === name)
  }

  texts(name: string): string[] {
    return this.#header.texts[name] ?? []
  }
}
