type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

let grown = 0

/**
 * The array itself if `index` fits, else a copy that is a quarter longer, filled with `filler`. Columns have different
 * initial sizes, so that a change resizes at most one of them.
 */
export function growArray<A extends Column>(array: A, index: number, filler: number): A {
  if (index < array.length) return array
  const first = 64 + (grown++ % 32)
  const length = Math.max(first, index + 1, Math.ceil(array.length * 1.25))
  const larger = new (array.constructor as new (length: number) => A)(length)
  larger.set(array)
  return larger.fill(filler, array.length) as A
}
