import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

type Named = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge'>

const maxNameLength = 200
const maxWordsLength = 80

/** `2021 Toyota RAV4 Cruiser Hybrid`: a vehicle's name everywhere. A badge that repeats the model is not repeated. */
export function vehicleName({ year, make, model, badge }: Named): string {
  const parts = [year, make, without(make, model), badge && without(model, badge)]
  const name = parts.filter(Boolean).join(' ').slice(0, maxNameLength)
  // The cut may leave a lone surrogate.
  return name.replace(/[\ud800-\udbff]$/, '').trim()
}

/** `2021 Toyota RAV4`: the name without the badge, which is shown beside it or left out. */
export const vehicleTitle = ({ year, make, model }: Omit<Named, 'badge'>): string => vehicleName({ year, make, model })

/** `Mazda 3`: a vehicle in a sentence, since a model alone may be a number. */
export const shortName = ({ make, model }: Pick<Named, 'make' | 'model'>): string => vehicleName({ make, model })

/** `text` without `prefix` at its start, unless nothing would remain. */
function without(prefix: string, text: string): string {
  const repeats = text.toLowerCase().startsWith(`${prefix.toLowerCase()} `)
  return repeats ? text.slice(prefix.length).trim() : text
}

/**
 * The last part of a vehicle's path, assigned once: its name in plain letters, and a short hash of the dealership and
 * the id, so that two equal vehicles of a group differ.
 */
export function vehicleSlug(name: string, dealership: string, id: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxWordsLength)
    .replace(/^-+|-+$/g, '')
  return [words || 'vehicle', shortHash(`${dealership}\0${id}`)].join('-')
}

/**
 * Eight letters and digits: 41 bits of two multiplicative hashes. It only distinguishes equal names; it is not secret.
 */
function shortHash(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 2_654_435_761)
    high = Math.imul(high ^ unit, 1_597_334_677)
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  const bits53 = (high & 0x1fffff) * 2 ** 32 + (low >>> 0)
  return bits53.toString(36).padStart(11, '0').slice(-8)
}
