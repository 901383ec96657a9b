import { readFileSync } from 'node:fs'
import { distanceKm, type Point } from '@forecourt/domain/locations/distance'
import { type Locality, parseLocalities } from './localities-file.ts'
import { placeKey } from './place-key.ts'

export type { Locality } from './localities-file.ts'

type Localities = { all: readonly Locality[]; byPostcode: ReadonlyMap<string, readonly Locality[]> }

let read: Localities | undefined
let names: ReadonlyMap<string, readonly Locality[]> | undefined

/**
 * All localities. The file is read when the first is asked for, not at a function's start. It lies beside this module, and a function's
 * bundle has it beside itself (`infra/bundling/bundle-functions.ts`).
 */
export function localities(): Localities {
  read ??= readLocalities()
  return read
}

function readLocalities(): Localities {
  const byPostcode = parseLocalities(readFileSync(new URL('./localities.txt', import.meta.url), 'utf8'))
  return { byPostcode, all: [...byPostcode.values()].flat() }
}

/** By the key of their name. */
export function localitiesByName(): ReadonlyMap<string, readonly Locality[]> {
  names ??= Map.groupBy(localities().all, ({ name }) => placeKey(name))
  return names
}

/** What is at a postcode, what it is called by first; nothing where there is no such postcode. */
export const localitiesAt = (postcode: string): readonly Locality[] => localities().byPostcode.get(postcode) ?? []

/** LO-5. The locality that a postcode is called by; undefined where no suburb has it, such as one of post office boxes alone. */
export const localityOf = (postcode: string): Locality | undefined => localitiesAt(postcode)[0]

/** Localities of a name, in any case, of all states or of one. */
export const findLocalities = (name: string, { state }: { state?: string } = {}): readonly Locality[] =>
  (localitiesByName().get(placeKey(name)) ?? []).filter((own) => state === undefined || own.state === state)

/** The locality nearest to a point. */
export const nearestLocality = (point: Point): Locality | undefined => nearestOf(localities().all, point)

export function nearestOf<P extends Point>(places: readonly P[], point: Point): P | undefined {
  let nearest: { place: P; km: number } | undefined
  for (const place of places) {
    const km = distanceKm(point, place)
    if (!nearest || km < nearest.km) nearest = { place, km }
  }
  return nearest?.place
}

/** The larger places, which a map names. */
export const towns = (): readonly Locality[] => localities().all.filter(({ isTown }) => isTown)
