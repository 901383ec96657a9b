import { publicSite } from '@forecourt/contracts/site/public-site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { siteDay } from './site-day.ts'

const [place] = publicSite(testSite()).locations
if (!place) throw new Error('The test site has a location.')
const at = (state: typeof place.address.state, primary = true) => ({
  ...place,
  primary,
  address: { ...place.address, state },
})

// Half past eleven at night on the last day of the year, in Brisbane.
const now = new Date('2026-12-31T13:30:00Z')

test.each([
  ['NSW', '2027-01-01'],
  ['TAS', '2027-01-01'],
  ['SA', '2027-01-01'],
  ['QLD', '2026-12-31'],
  ['NT', '2026-12-31'],
  ['WA', '2026-12-31'],
] as const)('in %s it is %s', (state, day) => {
  expect(siteDay({ locations: [at(state)] }, now)).toBe(day)
})

test('the primary place says which day it is', () => {
  expect(siteDay({ locations: [at('NSW', false), at('WA')] }, now)).toBe('2026-12-31')
})

test('a site without a place lives by the clock of Sydney', () => {
  expect(siteDay({ locations: [] }, now)).toBe('2027-01-01')
})
