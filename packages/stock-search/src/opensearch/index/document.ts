import { createHash } from 'node:crypto'
import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { flagNames } from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import { flagValues, numbers, valuesOf } from '../../filter-values.ts'
import { toHit } from '../../hit.ts'
import type { StockChange } from '../../port.ts'
import { normalizeStockNumber, stockNumberSuffixes } from '../../text/terms/stock-number.ts'
import { storedLists } from './index-body.ts'

/** A dealership and a city in one value; neither contains a line break. */
export const placeKey = (dealership: string, city: string | undefined): string => `${dealership}\n${city ?? ''}`

/** The document's id, unique across dealers. */
function documentId(dealership: string, id: string): string {
  const key = `${encodeURIComponent(dealership)}/${encodeURIComponent(id)}`
  return key.length <= longestId ? key : createHash('sha256').update(key).digest('hex')
}
/** OpenSearch's limit is 512 bytes. */
const longestId = 512

/** Of equal spellings a vehicle keeps the first. */
const distinct = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.findIndex((other) => folded(other) === folded(value)) === index)

export type StockDocument = { hit?: Hit } & Record<string, unknown>

/** A vehicle as an index document. */
function vehicleDocument(vehicle: Vehicle): StockDocument {
  const raw = Object.fromEntries(storedLists.map((filter) => [filter, distinct(valuesOf(vehicle, filter))]))
  const is = Object.fromEntries(Object.entries(raw).map(([filter, values]) => [filter, values.map(folded)]))
  const number = Object.fromEntries(Object.entries(numbers).map(([name, read]) => [name, read(vehicle)]))
  return {
    shown: vehicle.show_on_dealer_website,
    id: vehicle.id,
    dealership: vehicle.dealership_slug,
    place: placeKey(vehicle.dealership_slug, vehicle.city),
    raw: { ...raw, year: vehicle.year?.toString() },
    is,
    number,
    stocknum: normalizeStockNumber(vehicle.stocknum),
    stocknum_starts: stockNumberSuffixes(vehicle.stocknum),
    ...Object.fromEntries(flagNames.map((name) => [name, flagValues[name](vehicle)])),
    hit: toHit(vehicle),
  }
}

export type Write = { id: string; version: number; document: StockDocument }

/**
 * The document of a change. A removal is a document that no search matches: OpenSearch forgets a deleted document's
 * version after a minute, and a late change would restore it.
 */
export function writeOf(change: StockChange): Write {
  const { version } = change
  if (change.kind === 'remove')
    return {
      id: documentId(change.dealership, change.id),
      version,
      document: { shown: false, dealership: change.dealership, id: change.id },
    }
  const { vehicle } = change
  return { id: documentId(vehicle.dealership_slug, vehicle.id), version, document: vehicleDocument(vehicle) }
}
