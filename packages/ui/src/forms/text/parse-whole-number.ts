/** "$20,000", "20 000" and "20000 km" are 20000, where `unit` is `$` or `km`; undefined for what is no whole number. */
export function parseWholeNumber(text: string, unit: string): number | undefined {
  const digits = text.toLowerCase().replace(unit.toLowerCase(), '').replaceAll(/[\s,]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}
