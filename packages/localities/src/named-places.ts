import type { State } from '@forecourt/contracts/site/states'
import { distanceKm, type Point } from '@forecourt/domain/locations/distance'
import { capitalOf, stateNames } from '@forecourt/domain/locations/postcodes'
import {
  findLocalities,
  type Locality,
  localities,
  localitiesAt,
  localityOf,
  nearestLocality,
  nearestOf,
} from './localities.ts'
import { placeKey } from './place-key.ts'
import { wellKnownRegions } from './well-known-regions.ts'

/** A place that words name. `postcode` and the position are those of its middle, or of its capital. */
export type NamedPlace = Point & {
  kind: 'state' | 'capital' | 'region' | 'locality' | 'postcode'
  name: string
  state: string
  postcode: string
  isTown: boolean
  /** The localities that make it up. */
  localities: readonly Locality[]
}

/** How far from the middle of a capital its suburbs lie. */
const capitalKm = 50
/** How far from one of its localities something is still in a place: positions are those of middles. */
const localityKm = 5

/** Whether a point is in a place, by the localities around it. */
export const isIn = (place: NamedPlace, point: Point): boolean => distanceToPlace(place, point) === 0

/** Kilometres to the nearest of a place's localities; 0 within it. */
export function distanceToPlace(place: NamedPlace, point: Point): number {
  if (place.kind === 'state' && stateAt(point) === place.state) return 0
  const km = distanceToLocality(place, point)
  return place.kind !== 'state' && km <= (place.kind === 'capital' ? capitalKm : localityKm) ? 0 : km
}

/** Kilometres to the middle of a place's nearest locality. */
export const distanceToLocality = (place: NamedPlace, point: Point): number =>
  distanceKm(nearestOf(place.localities, point) ?? place, point)

/** By position, for yards, which are few. */
const statesAt = new Map<string, string | undefined>()

function stateAt(point: Point): string | undefined {
  const key = `${point.lat},${point.long}`
  if (!statesAt.has(key)) statesAt.set(key, nearestLocality(point)?.state)
  return statesAt.get(key)
}

/** All places of a name, as `placeKey` writes it: states, then capitals, regions, localities and postcodes. */
export function placesNamed(key: string): readonly NamedPlace[] {
  if (/^\d{4}$/.test(key)) return postcodePlace(key)
  const state = statesByKey.get(key)
  if (state) return [statePlace(state)]
  const own = [...capitalPlaces(key), ...regionPlaces(key)]
  const known = new Set(own.map(({ state }) => state))
  return [...own, ...localityPlaces(key).filter((other) => !known.has(other.state))]
}

const placeOf = (kind: NamedPlace['kind'], main: Locality, own: readonly Locality[], name = main.name): NamedPlace => {
  const { state, postcode, lat, long, isTown } = main
  return { kind, name, state, postcode, lat, long, isTown, localities: own }
}

const states = Object.keys(stateNames) as State[]
const statesByKey: ReadonlyMap<string, State> = new Map(
  states.flatMap((state) =>
    [state, stateNames[state], ...(state === 'TAS' ? ['Tassie'] : [])].map((name) => [placeKey(name), state] as const),
  ),
)

function capitalPlace(state: State): Locality {
  const { postcode, name } = capitalOf[state]
  const found = localitiesAt(postcode).find((own) => own.name === name)
  if (!found) throw new Error(`localities.txt has no ${name} at ${postcode}.`)
  return found
}

let byState: ReadonlyMap<string, readonly Locality[]> | undefined

function statePlace(state: State): NamedPlace {
  byState ??= Map.groupBy(localities().all, (own) => own.state)
  return placeOf('state', capitalPlace(state), byState.get(state) ?? [], stateNames[state])
}

const capitalPlaces = (key: string): NamedPlace[] =>
  states
    .filter((state) => placeKey(capitalOf[state].name) === key)
    .map((state) => placeOf('capital', capitalPlace(state), [capitalPlace(state)]))

const postcodePlace = (postcode: string): NamedPlace[] => {
  const main = localityOf(postcode)
  return main ? [placeOf('postcode', main, localitiesAt(postcode))] : []
}

function localityPlaces(key: string): NamedPlace[] {
  // Of several of one name in a state the town, or the first.
  return [...Map.groupBy(findLocalities(key), ({ state }) => state).values()].flatMap((own) => {
    const main = own.find(({ isTown }) => isTown) ?? own[0]
    return main ? [placeOf('locality', main, own)] : []
  })
}

let regions: ReadonlyMap<string, readonly Locality[]> | undefined

function regionPlaces(key: string): NamedPlace[] {
  regions ??= localitiesByRegion()
  const named = regions.get(key) ?? []
  return [...Map.groupBy(named, ({ state }) => state).values()].flatMap((inState) => {
    const namesake = inState.find(({ name }) => placeKey(name) === key) ?? namesakeBeside(key, inState)
    const main = namesake ?? inState.find(({ isTown }) => isTown) ?? inState[0]
    const own = namesake && !inState.includes(namesake) ? [namesake, ...inState] : inState
    return main ? [placeOf('region', main, own, regionName(key, main))] : []
  })
}

/** How far beside a region a town, or a smaller place, lies that it is called after. */
const besideKm = { town: 150, other: 60 } as const

/** `Bourke - Cobar - Coonamble` has two of the three: Bourke itself is of the next region. */
function namesakeBeside(key: string, region: readonly Locality[]): Locality | undefined {
  const named = findLocalities(key, { state: region[0]?.state ?? '' }).toSorted((a, b) => +b.isTown - +a.isTown)
  return named.find((own) => {
    const km = own.isTown ? besideKm.town : besideKm.other
    return region.some((other) => distanceKm(own, other) <= km)
  })
}

const regionName = (key: string, { name, region }: Locality): string =>
  [name, ...partsOf(region), ...Object.keys(wellKnownRegions)].find((part) => placeKey(part) === key) ?? region

function localitiesByRegion(): ReadonlyMap<string, readonly Locality[]> {
  const byRegion = new Map(
    [...Map.groupBy(localities().all, ({ region }) => region)].map(([region, own]) => [region, ofMainState(own)]),
  )
  const found = new Map<string, Locality[]>()
  const add = (name: string, own: readonly Locality[]) => {
    const key = placeKey(name)
    found.set(key, [...(found.get(key) ?? []), ...own])
  }
  for (const [region, own] of byRegion) for (const part of partsOf(region)) add(part, own)
  for (const [name, made] of Object.entries(wellKnownRegions))
    add(name, ofMainState(made.flatMap((region) => byRegion.get(region) ?? [])))
  return found
}

/** A region is in one state; a few of its postcodes go over the border. */
function ofMainState(own: readonly Locality[]): readonly Locality[] {
  const [first] = [...Map.groupBy(own, ({ state }) => state).values()].toSorted((a, b) => b.length - a.length)
  return first ?? []
}

const directions: ReadonlySet<string> = new Set([
  'North',
  'South',
  'East',
  'West',
  'South West',
  'North East',
  'Inner',
  'City',
])

/** `Bourke - Cobar - Coonamble` is called by each of the three, `Cairns - North` by `Cairns` and `Cairns North`. */
function partsOf(region: string): string[] {
  const parts = region.replace(/ \((?:NSW|SA|Qld|Tas\.)\)/, '').split(' - ')
  const [first = ''] = parts
  const whole = parts.length > 1 ? [parts.join(' ')] : []
  return [...new Set([...parts.filter((part) => part !== '' && !directions.has(part)), ...(first ? whole : [])])]
}
