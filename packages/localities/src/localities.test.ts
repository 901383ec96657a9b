import { distanceKm } from '@forecourt/domain/locations/distance'
import { capitalOf, stateOfPostcode } from '@forecourt/domain/locations/postcodes'
import { expect, test } from 'vitest'
import { findLocalities, localities, localitiesAt, localityOf, nearestLocality, towns } from './localities.ts'

test('the file says where its facts come from, and has all of them', () => {
  const { all, byPostcode } = localities()
  expect([all.length, byPostcode.size]).toEqual([17_822, 2718])
})

test.each([
  ['2000', 'Sydney', 'NSW'],
  ['2100', 'Brookvale', 'NSW'],
  ['6743', 'Kununurra', 'WA'],
  ['0872', 'Alice Springs', 'NT'],
  ['0200', 'ANU', 'ACT'],
])('[LO-5] postcode %s is called by %s, %s', (postcode, name, state) => {
  expect(localityOf(postcode)).toMatchObject({ postcode, name, state })
})

// The last of these are of post office boxes, or of nothing.
test.each([
  ...['', '200', '0000', '0500', '2999', '4999', '20000', '2o00', ' 2000'],
  ...['9999', '9998', '1240', '8001', '9726', '0999'],
])('no suburb has the postcode %j', (postcode) => {
  expect(localityOf(postcode)).toBeUndefined()
})

test('a postcode is of the state that its range belongs to; only along borders a few are of the next', () => {
  const { byPostcode, all } = localities()
  const mains = [...byPostcode.values()].flatMap(([main]) => main ?? [])
  expect(
    mains.filter(({ postcode, state }) => stateOfPostcode(postcode) !== state).map(({ postcode }) => postcode),
  ).toEqual(['2619'])
  const others = new Set(all.filter((own) => stateOfPostcode(own.postcode) !== own.state).map((own) => own.postcode))
  expect([...others]).toEqual(
    '0872 2611 2618 2619 2620 3500 3586 3644 3691 3707 4375 4377 4380 4383 4385 4825'.split(' '),
  )
})

test('no locality lies far from what else is at its postcode, but in the large ones of the north and the desert', () => {
  const far = [...localities().byPostcode].filter(([, own]) =>
    own.some((one) => own.every((other) => one === other || distanceKm(one, other) > 250) && own.length > 1),
  )
  expect(far.map(([postcode]) => postcode)).toEqual([])
  expect(localitiesAt('4171').map(({ name, lat }) => [name, Math.round(lat)])).toContainEqual(['Galloways Hill', -27])
})

test.each(Object.entries(capitalOf))('the capital of %s is there', (state, { name, postcode }) => {
  expect(localityOf(postcode)).toMatchObject({ name, state })
})

test('a name may be of several states', () => {
  expect(findLocalities('perth').map(({ state }) => state)).toEqual(['WA', 'TAS'])
  expect(findLocalities('Perth', { state: 'TAS' }).map(({ postcode }) => postcode)).toEqual(['7300'])
  expect(findLocalities('mt isa')).toHaveLength(1)
  expect(findLocalities('Saint  Kilda').length).toBeGreaterThan(1)
  expect(findLocalities('nowhereville')).toEqual([])
})

test('[LO-5] the nearest locality to a point, and the towns that a map names', () => {
  expect(nearestLocality({ lat: -27.5, long: 153.02 })).toMatchObject({ state: 'QLD' })
  expect(nearestLocality({ lat: -15.78, long: 128.74 })?.postcode).toBe('6743')
  expect(towns().length).toBeGreaterThan(340)
  expect(new Set(towns().map(({ name, state }) => `${name} ${state}`)).size).toBe(towns().length)
})
