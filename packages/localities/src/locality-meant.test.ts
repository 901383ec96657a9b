import { expect, test } from 'vitest'
import { localityMeant } from './locality-meant.ts'

const melbourne = { lat: -37.81, long: 144.96 }
const meant = (text: string, points = [melbourne]) => {
  const found = localityMeant(text, points)
  return found && `${found.name} ${found.state} ${found.postcode}`
}

test.each([
  ['QLD 4000', 'Brisbane QLD 4000'],
  ['4999', undefined],
  ['richmond', 'Richmond VIC 3121'],
  // Tasmania's is nearer.
  ['perth', 'Perth WA 6000'],
  ['Kununurra', 'Kununurra WA 6743'],
  ['30', undefined],
  ['', undefined],
])('[LO-5] %j means %s, for one in Melbourne', (text, place) => {
  expect(meant(text)).toBe(place)
})

test.each([
  ['Harris Park 2150', 'Harris Park NSW 2150'],
  ['harris park nsw 2150', 'Harris Park NSW 2150'],
  ['harris park', 'Harris Park NSW 2150'],
  // What a postcode is called by, where nothing there has the name.
  ['Newtown 2150', 'Parramatta NSW 2150'],
  ['2150', 'Parramatta NSW 2150'],
  // One of the name, whatever its state is said to be.
  ['harris park qld 2150', 'Harris Park NSW 2150'],
])('[LO-5] %j keeps its name: %s', (text, place) => {
  expect(meant(text)).toBe(place)
})

test.each([
  ['paramata', 'Parramatta NSW 2150'],
  ['Parramatt', 'Parramatta NSW 2150'],
  // A village of 5558 in South Australia, whose postcode is called Yelta.
  ['Paramatta', 'Parramatta NSW 2150'],
  ['Melborne', 'Melbourne VIC 3000'],
  ['sidney', 'Sydney NSW 2000'],
  ['newcastel nsw', 'Newcastle NSW 2300'],
  ['Leichardt', 'Leichhardt NSW 2040'],
  // One that exists, of another name's letters.
  ['mossman', 'Mossman QLD 4873'],
  // The begin of names, or of none.
  ['rich', undefined],
  ['nowhereville', undefined],
  ['nowhere at all', undefined],
])('[LO-5] %j, misspelt, means %s', (text, place) => {
  expect(meant(text)).toBe(place)
})

test('[LO-5] a village is meant by one who says its state or postcode, or is close by', () => {
  expect(meant('Paramatta SA')).toBe('Paramatta SA 5558')
  expect(meant('Paramatta 5558')).toBe('Paramatta SA 5558')
  expect(meant('paramatta', [{ lat: -34.0, long: 137.6 }])).toBe('Paramatta SA 5558')
})
