/** "$20,000", "20 000", "20k" and "20000 km" are 20000, where `unit` is `$` or `km`; undefined for what is no whole number. */
export function parseWholeNumber(text: string, unit: string): number | undefined {
  const digits = text.toLowerCase().replace(unit.toLowerCase(), '').replaceAll(/[\s,]/g, '')
  const [, number, thousands] = /^(\d+(?:\.\d+(?=k))?)(k?)$/.exec(digits) ?? []
  if (number === undefined) return undefined
  return Math.round(Number(number) * (thousands ? 1000 : 1))
}
