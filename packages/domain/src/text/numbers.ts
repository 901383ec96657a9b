const formats = new Map<string, Intl.NumberFormat>()

function formatOf(min: number, max: number): Intl.NumberFormat {
  const key = `${min} ${max}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat('en-AU', { minimumFractionDigits: min, maximumFractionDigits: max })
  formats.set(key, format)
  return format
}

/** `28,410`; with decimals (no more than `maxDecimals`) only where it has them. */
export const numberText = (value: number, maxDecimals = 0): string => formatOf(0, maxDecimals).format(value)

/** `1,234.50`: always with that many decimals. */
export const decimalText = (value: number, decimals: number): string => formatOf(decimals, decimals).format(value)

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** `three`, `12`. */
export const inWords = (count: number): string => small[count] ?? numberText(count)

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
/** `third`, for a place up to the tenth. */
export const ordinalWord = (place: number): string => ordinals[place] ?? ''

/** `1 seat`, `1,204 seats`; a noun with another plural, or a tenant's, is given with both. */
export function countOf(count: number, noun: string | readonly [one: string, several: string]): string {
  const [one, several] = typeof noun === 'string' ? [noun, `${noun}s`] : noun
  return `${numberText(count)} ${count === 1 ? one : several}`
}
