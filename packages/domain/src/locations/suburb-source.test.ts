import { expect, test } from 'vitest'
import { noPlaceText, suburbSource } from './suburb-source.ts'

const richmond = { name: 'Richmond', state: 'NSW', postcode: '2753' }
const answer = { localities: [{ name: 'Richmond', state: 'VIC', postcode: '3121' }, richmond], meant: richmond }

test.each([
  ['4000', { postcode: '4000' }],
  [' 4 0 0 0 ', { postcode: '4000' }],
  ['richmnd', richmond],
  ['Richmond NSW 2753', richmond],
  ['', undefined],
  ['40', undefined],
])('[LO-5] %j is the place %j: what its name means is asked for', async (text, place) => {
  const { find, resolve } = suburbSource(async () => answer)
  expect(await find(text)).toEqual(place)
  expect(await resolve(text)).toBe(place?.postcode)
})

test('a name that nobody knows is no place, and its postcode is one all the same', async () => {
  const { find } = suburbSource(async () => ({ localities: [] }))
  expect(await find('nowhereville')).toBeUndefined()
  expect(await find('QLD 4000')).toEqual({ postcode: '4000' })
})

test('[LO-5] a postcode of several suburbs has the name of the one that was chosen', async () => {
  const { find } = suburbSource(async () => answer)
  const chosen = { name: 'Harris Park', state: 'NSW', postcode: '2150' }
  expect(await find('2150', [undefined, chosen])).toEqual(chosen)
  expect(await find('2000', [chosen])).toEqual({ postcode: '2000' })
})

test('[LO-5] a text that is no place is answered by what it seems to be', () => {
  expect(noPlaceText(' nowhere ')).toBe('We know no suburb “nowhere”. Choose one from the list, or type its postcode.')
  expect(noPlaceText('30')).toBe('Invalid postcode. Please enter a 4-digit number.')
})

test('without an answer there are no suggestions, and digits are read all the same', async () => {
  const { suggest, resolve } = suburbSource(() => Promise.reject(new Error('offline')))
  expect(await suggest('rich')).toEqual([])
  expect(await resolve('4000')).toBe('4000')
  expect(await resolve('richmond')).toBeUndefined()
})
