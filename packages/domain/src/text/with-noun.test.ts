import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { withNoun } from './with-noun.ts'

test.each<[string, [string, string], string]>([
  ['See this car', ['caravan', 'caravans'], 'See this caravan'],
  ['Saved cars', ['vehicle', 'vehicles'], 'Saved vehicles'],
  ['Cars you saved', ['vehicle', 'vehicles'], 'Vehicles you saved'],
  ['Holding your car', ['used car', 'used cars'], 'Holding your car'],
  ['Take care of the carpet', ['vehicle', 'vehicles'], 'Take care of the carpet'],
])('%s with the noun %j is: %s', (text, noun, said) => {
  expect(withNoun(text, { copy: { ...testSite().copy, noun } })).toBe(said)
})
