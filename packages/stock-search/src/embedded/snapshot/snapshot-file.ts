import * as z from 'zod/mini'

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const
type Kind = keyof typeof kinds
export type Numbers = InstanceType<(typeof kinds)[Kind]>

const headerSchema = z.object({
  format: z.string(),
  bytes: z.int(),
  sections: z.array(
    z.object({ name: z.string(), kind: z.enum(['u8', 'u16', 'u32', 'i32', 'f64']), at: z.int(), length: z.int() }),
  ),
  texts: z.record(z.string(), z.array(z.string())),
})
type Header = z.infer<typeof headerSchema>

const kindOf = (numbers: Numbers): Kind => {
  const found = (Object.keys(kinds) as Kind[]).find((kind) => numbers instanceof kinds[kind])
  if (!found) throw new TypeError('Unsupported array type.')
  return found
}

/** The alignment of every array type. */
const aligned = (at: number): number => Math.ceil(at / 8) * 8

/** One file of named arrays and lists of texts. */
export class SnapshotWriter {
  readonly #numbers: { name: string; numbers: Numbers }[] = []
  readonly #texts: Header['texts'] = {}

  numbers(name: string, numbers: Numbers): void {
    this.#numbers.push({ name, numbers })
  }

  texts(name: string, texts: readonly string[]): void {
    this.#texts[name] = [...texts]
  }

  /** The length of the header, the header, and then the arrays' memory. */
  finish(format: string): Uint8Array<ArrayBuffer> {
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

/** Reads a writer's file. Arrays are views of the file: nothing is copied, and unused parts are not read. */
export class SnapshotReader {
  readonly #file: Uint8Array<ArrayBuffer>
  readonly #start: number
  readonly #header: Header

  /** @throws for another format, or a truncated file. */
  constructor(given: Uint8Array<ArrayBuffer>, format: string) {
    // A view may start at any offset of its buffer, but arrays need alignment.
    this.#file = given.byteOffset % 8 === 0 ? given : given.slice()
    const length = new DataView(this.#file.buffer, this.#file.byteOffset).getUint32(0, true)
    this.#header = headerSchema.parse(JSON.parse(new TextDecoder().decode(this.#file.subarray(8, 8 + length))))
    if (this.#header.format !== format) throw new RangeError('The snapshot has another format.')
    this.#start = aligned(8 + length)
    if (this.#file.length !== this.#start + this.#header.bytes) throw new RangeError('The snapshot is truncated.')
  }

  numbers<K extends Kind>(name: string, ...allowed: K[]): InstanceType<(typeof kinds)[K]> {
    const section = this.#header.sections.find((own) => own.name === name)
    const kind = allowed.find((own) => own === section?.kind)
    if (!section || !kind) throw new RangeError(`The snapshot has no ${name} of ${allowed.join(' or ')}.`)
    const at = this.#file.byteOffset + this.#start + section.at
    const numbers = new kinds[kind](this.#file.buffer, at, section.length)
    // The type was looked up by its name.
    return numbers as InstanceType<(typeof kinds)[K]>
  }

  has(name: string): boolean {
    return this.#header.sections.some((own) => own.name === name)
  }

  texts(name: string): string[] {
    return this.#header.texts[name] ?? []
  }
}
