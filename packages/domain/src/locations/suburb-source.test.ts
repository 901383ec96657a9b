import { expect, test } from 'vitest'
import { suburbSource } from './suburb-source.ts'

const localities = [
  { name: 'Richmond', state: 'VIC', postcode: '3121' },
  { name: 'Richmond', state: 'NSW', postcode: '2753' },
  { name: 'Richmond Hill', state: 'NSW', postcode: '2480' },
]

test.each([
  ['QLD 4000', '4000'],
  ['Richmond', '3121'],
  [' richmond nsw ', '2753'],
  ['rich', undefined],
  ['', undefined],
  ['40', undefined],
])('%j means the postcode %s', async (text, postcode) => {
  expect(await suburbSource(async () => ({ localities })).resolve(text)).toBe(postcode)
})

test('a suburb is found with its name, a postcode without one', async () => {
  const { find } = suburbSource(async () => ({ localities }))
  expect(await find('richmond nsw')).toEqual({ name: 'Richmond', state: 'NSW', postcode: '2753' })
  expect(await find('2753')).toEqual({ postcode: '2753' })
  expect(await find('nowhereville')).toBeUndefined()
})

test('without an answer there are no suggestions, and digits are read all the same', async () => {
  const { suggest, resolve } = suburbSource(() => Promise.reject(new Error('offline')))
  expect(await suggest('rich')).toEqual([])
  expect(await resolve('4000')).toBe('4000')
  expect(await resolve('richmond')).toBeUndefined()
})
