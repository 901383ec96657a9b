type Column = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** The array itself when `index` fits in it, else a copy with twice the room, or more, filled up with `filler`. */
export function grow<A extends Column>(array: A, index: number, filler: number): A {
  if (index < array.length) return array
  const larger = new (array.constructor as new (length: number) => A)(Math.max(64, index + 1, array.length * 2))
  larger.set(array)
  return larger.fill(filler, array.length) as A
}
