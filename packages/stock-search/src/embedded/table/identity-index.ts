import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'

/** A vehicle's identity: two dealers may use the same id. */
export type VehicleIdentity = { dealership: string; id: string }

const parts = 256
const empty = 0

/**
 * Rows by identity: a hash table of row numbers, five to ten bytes a vehicle where a Map needs forty. A row's identity
 * is read from its hit. The table has several parts, so that a change resizes at most one of them.
 */
export class IdentityIndex {
  readonly #identityOf: (row: number) => VehicleIdentity
  readonly #parts: Uint32Array<ArrayBuffer>[] = Array.from({ length: parts }, () => new Uint32Array(4))
  readonly #counts = new Uint32Array(parts)

  constructor(identityOf: (row: number) => VehicleIdentity) {
    this.#identityOf = identityOf
  }

  find(identity: VehicleIdentity): number | undefined {
    const hash = hashOf(identity)
    const slots = this.#slots(hash)
    for (let at = firstSlot(hash, slots); slots[at] !== empty; at = (at + 1) & (slots.length - 1)) {
      const row = (slots[at] as number) - 1
      if (isSame(this.#identityOf(row), identity)) return row
    }
    return undefined
  }

  /** For a new identity. */
  add(row: number): void {
    const hash = hashOf(this.#identityOf(row))
    const part = hash % parts
    const slots = this.#slots(hash)
    const count = (this.#counts[part] ?? 0) + 1
    this.#counts[part] = count
    place(slots, hash, row)
    // A load factor of at most three quarters keeps probes short.
    if (count * 4 > slots.length * 3) this.#parts[part] = this.#enlarged(slots)
  }

  /** The row must still have its identity. */
  delete(row: number): void {
    const hash = hashOf(this.#identityOf(row))
    const slots = this.#slots(hash)
    const mask = slots.length - 1
    let at = firstSlot(hash, slots)
    while (slots[at] !== row + 1) at = (at + 1) & mask
    this.#counts[hash % parts] = (this.#counts[hash % parts] as number) - 1
    slots[at] = empty
    // Moves later entries of the probe sequence up, so that they stay reachable.
    for (at = (at + 1) & mask; slots[at] !== empty; at = (at + 1) & mask) {
      const moved = (slots[at] as number) - 1
      slots[at] = empty
      place(slots, hashOf(this.#identityOf(moved)), moved)
    }
  }

  save(to: SnapshotWriter): void {
    to.numbers(
      'id lengths',
      Uint32Array.from(this.#parts, ({ length }) => length),
    )
    to.numbers('id counts', this.#counts)
    to.numbers('ids', Uint32Array.from(this.#parts.flatMap((slots) => [...slots])))
  }

  load(from: SnapshotReader): void {
    this.#counts.set(from.numbers('id counts', 'u32'))
    const all = from.numbers('ids', 'u32')
    let at = 0
    for (const [part, length] of from.numbers('id lengths', 'u32').entries()) {
      this.#parts[part] = all.subarray(at, at + length)
      at += length
    }
  }

  #slots(hash: number): Uint32Array<ArrayBuffer> {
    return this.#parts[hash % parts] as Uint32Array<ArrayBuffer>
  }

  #enlarged(slots: Uint32Array): Uint32Array<ArrayBuffer> {
    const larger = new Uint32Array(slots.length * 2)
    for (const slot of slots) if (slot !== empty) place(larger, hashOf(this.#identityOf(slot - 1)), slot - 1)
    return larger
  }
}

const isSame = (a: VehicleIdentity, b: VehicleIdentity): boolean => a.id === b.id && a.dealership === b.dealership

/** The low bits choose the part, so the others choose the slot. */
const firstSlot = (hash: number, slots: Uint32Array): number => (hash >>> 8) & (slots.length - 1)

function place(slots: Uint32Array, hash: number, row: number): void {
  let at = firstSlot(hash, slots)
  while (slots[at] !== empty) at = (at + 1) & (slots.length - 1)
  slots[at] = row + 1
}

/** FNV-1a over both, with an extra mixing step. */
function hashOf({ dealership, id }: VehicleIdentity): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  for (let i = 0; i < dealership.length; i++) hash = Math.imul(hash ^ dealership.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
