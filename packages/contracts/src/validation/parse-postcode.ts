/**
 * The postcode in what a shopper typed or pasted: `4 0 0 0`, ` 4000 `, `QLD 4000`, `Brisbane QLD 4000`. Undefined without one, or with
 * several.
 */
export function parsePostcode(typed: string): string | undefined {
  const joined = typed.replace(/\s/g, '')
  if (/^\d{4}$/.test(joined)) return joined
  const [only, ...others] = typed.match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  return others.length === 0 ? only : undefined
}
