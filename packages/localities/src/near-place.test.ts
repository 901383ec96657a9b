import { isNear } from '@forecourt/domain/search/near'
import { expect, test } from 'vitest'
import { localities } from './localities.ts'
import { placesNamed } from './named-places.ts'
import { namesakes, nearPlace, nearText } from './near-place.ts'
import { placeKey } from './place-key.ts'

test.each([
  ['5067', '5067', 'Norwood SA 5067'],
  ['Kent Town 5067', 'Kent Town 5067', 'Kent Town SA 5067'],
  ['kent town 5067', 'Kent Town 5067', 'Kent Town SA 5067'],
  ['Richmond NSW 2753', 'Richmond NSW 2753', 'Richmond NSW 2753'],
  ['Gold Coast 4215', 'Gold Coast 4215', 'Gold Coast QLD'],
  ['Western Australia 6000', 'Western Australia 6000', 'Western Australia'],
  ['Perth 6000', 'Perth 6000', 'Perth WA 6000'],
  // Not of that postcode.
  ['Kent Town 2000', '2000', 'Sydney NSW 2000'],
  ['QLD 4000', '4000', 'Brisbane QLD 4000'],
  ['Free money 2000', '2000', 'Sydney NSW 2000'],
])('[SR-20] near “%s” is written “%s” and shown as “%s”', (near, text, label) => {
  expect(nearPlace(near)).toMatchObject({ near: text, label, postcode: text.slice(-4) })
})

test.each(['4999', '9999', 'Brisbane 9999'])('[SR-20] no suburb is near “%s”', (near) => {
  expect(nearPlace(near)).toBeUndefined()
})

test('[SR-20] a suburb is where it is, not where its postcode is called by', () => {
  expect(nearPlace('Kent Town 5067')?.lat).not.toBe(nearPlace('5067')?.lat)
})

test.each([
  ['Richmond 2753', ['Richmond VIC 3121', 'Richmond TAS 7025', 'Richmond SA 5033']],
  ['Richmond NSW 2753', []],
  ['Perth 6000', ['Perth TAS 7300']],
  ['2753', []],
  ['Kununurra 6743', []],
])('[SR-20] other places called as in “%s” are %j', (near, labels) => {
  const found = namesakes(near, [{ lat: -37.81, long: 144.96 }])
  expect(found.map(({ label }) => label).slice(0, 3)).toEqual(labels)
})

test('every place can be written in an address, and is read again', { tags: 'long' }, () => {
  const keys = new Set(localities().all.map(({ name }) => placeKey(name)))
  const places = [...keys].flatMap((key) => placesNamed(key))
  const texts = places.flatMap((place) => [nearText(place), nearText(place, true)])
  expect(texts.filter((text) => !isNear(text) || nearPlace(text)?.near !== text)).toEqual([])
})
