import { expect, test } from 'vitest'
import { localities } from './localities.ts'
import { distanceToPlace, isIn, placesNamed } from './named-places.ts'
import { placeKey } from './place-key.ts'
import { wellKnownRegions } from './well-known-regions.ts'

const named = (key: string) =>
  placesNamed(key).map(({ kind, name, state, postcode }) => `${kind} ${name} ${state} ${postcode}`)

test.each([
  ['wa', ['state Western Australia WA 6000']],
  ['western australia', ['state Western Australia WA 6000']],
  ['tassie', ['state Tasmania TAS 7000']],
  ['brisbane', ['capital Brisbane QLD 4000']],
  ['perth', ['capital Perth WA 6000', 'locality Perth TAS 7300']],
  ['pilbara', ['region Pilbara WA 6714']],
  ['gold coast', ['region Gold Coast QLD 4215']],
  ['ballarat', ['region Ballarat VIC 3350']],
  ['6743', ['postcode Kununurra WA 6743']],
  ['4999', []],
  ['9999', []],
  // Of the region beside that is called after it.
  ['bourke', ['region Bourke NSW 2840']],
  ['goulburn', ['region Goulburn NSW 2580']],
  ['albury', ['region Albury NSW 2640']],
  ['launceston', ['region Launceston TAS 7250']],
  // A village of that name is far from the region.
  ['grampians', ['region Grampians VIC 3314']],
  ['kingston', expect.arrayContaining(['region Kingston VIC 3195'])],
  ['nowhereville', []],
])('“%s” is %j', (key, places) => {
  expect(named(key)).toEqual(places)
})

const sites = {
  aspley: { lat: -27.3637, long: 153.0156 },
  southport: { lat: -27.9806, long: 153.4086 },
  cannington: { lat: -32.0168, long: 115.9352 },
}

test.each([
  ['brisbane', 'aspley', true],
  ['brisbane', 'southport', false],
  ['gold coast', 'southport', true],
  ['queensland', 'southport', true],
  ['qld', 'cannington', false],
  ['perth', 'cannington', true],
  ['wa', 'cannington', true],
  ['pilbara', 'cannington', false],
] as const)('%s has %s in it: %s', (key, site, isThere) => {
  const [place] = placesNamed(key)
  expect(place && isIn(place, sites[site])).toBe(isThere)
})

test('the distance to a place is that to its nearest locality', () => {
  const [wa] = placesNamed('wa')
  const [perth] = placesNamed('perth')
  if (!wa || !perth) throw new Error('places')
  expect(distanceToPlace(wa, sites.cannington)).toBe(0)
  expect(distanceToPlace(wa, sites.aspley)).toBeLessThan(distanceToPlace(perth, sites.aspley))
})

test('a region that is called after a suburb or a town in it, or beside it, is at that one', { tags: 'long' }, () => {
  const names = new Set(localities().all.map(({ name }) => placeKey(name)))
  const regions = [...names].flatMap((key) => placesNamed(key)).filter(({ kind }) => kind === 'region')
  const isAt = ({ name, postcode, localities: own }: (typeof regions)[number]) =>
    own.every((one) => placeKey(one.name) !== placeKey(name)) ||
    own.some((one) => one.postcode === postcode && placeKey(one.name) === placeKey(name))
  expect(regions.length).toBeGreaterThan(250)
  expect(regions.filter((region) => !isAt(region)).map(({ name }) => name)).toEqual([])
})

test('well-known regions are made of areas that there are', () => {
  const regions = new Set(localities().all.map(({ region }) => region))
  expect(
    Object.values(wellKnownRegions)
      .flat()
      .filter((region) => !regions.has(region)),
  ).toEqual([])
})
