type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

let grown = 0

/**
 * The array itself when `index` fits in it, else a copy with a quarter more room, filled up with `filler`. Columns begin
 * with different sizes, so that they do not all grow at the same row: one change never waits for more than one.
 */
export function growArray<A extends Column>(array: A, index: number, filler: number): A {
  if (index < array.length) return array
  const first = 64 + (grown++ % 32)
  const length = Math.max(first, index + 1, Math.ceil(array.length * 1.25))
  const larger = new (array.constructor as new (length: number) => A)(length)
  larger.set(array)
  return larger.fill(filler, array.length) as A
}
