import { expect, test } from 'vitest'
import { cutGroups, featureGroups } from './feature-groups.ts'

test.each([
  ['Head-up display', 'What sets it apart'],
  ['Panoramic sunroof', 'What sets it apart'],
  ['Adaptive cruise control', 'What sets it apart'],
  ['Cruise control', 'Safety and help for the driver'],
  ['Reversing camera', 'Safety and help for the driver'],
  ['Leather seats', 'Comfort and seats'],
  ['Apple CarPlay', 'Sound and connection'],
  ['Alloy wheels', 'Outside and towing'],
  ['Owner’s handbook', 'Everything else'],
])('%s is in the group “%s”', (feature, title) => {
  const found = featureGroups([feature, 'Tow bar', 'Bluetooth']).find(({ features }) => features.includes(feature))
  expect(found?.title).toBe(title)
})

test('what sets a vehicle apart is first, each feature is there once, and one kind alone needs no title', () => {
  expect(featureGroups(['Bluetooth', 'Tow bar', 'Head-up display', 'Bluetooth'])).toEqual([
    { title: 'What sets it apart', features: ['Head-up display'] },
    { title: 'Sound and connection', features: ['Bluetooth'] },
    { title: 'Outside and towing', features: ['Tow bar'] },
  ])
  expect(featureGroups(['USB', 'Bluetooth'])).toEqual([{ title: '', features: ['USB', 'Bluetooth'] }])
  expect(featureGroups([])).toEqual([])
})

test('[VD-3] a cut takes that many features, and the group that it cuts goes on without its title', () => {
  const groups = [
    { title: 'A', features: ['1', '2'] },
    { title: 'B', features: ['3', '4'] },
    { title: 'C', features: ['5'] },
  ]
  expect(cutGroups(groups, 3)).toEqual({
    first: [groups[0], { title: 'B', features: ['3'] }],
    rest: [{ title: '', features: ['4'] }, groups[2]],
  })
  expect(cutGroups(groups, 9)).toEqual({ first: groups, rest: [] })
})
