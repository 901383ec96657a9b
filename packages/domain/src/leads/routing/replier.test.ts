import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { replier } from './replier.ts'

const [place] = testSite().locations
if (!place) throw new Error('The test site has a location.')
const at = (slug: string, dealership_slug: string, city: string) => ({
  ...{ ...place, id: slug, slug, dealership_slug, primary: slug === 'main' },
  address: { ...place.address, city },
})
const site = {
  locations: [
    at('main', 'north', 'Ryde'),
    at('beach', 'north', 'Manly'),
    at('south', 'south', 'Kogarah'),
    { ...at('invisible', 'south', 'Sutherland'), visible: false },
    at('hidden', 'south', 'Sutherland'),
  ],
  hidden_locations: ['hidden'],
}

test.each([
  [{}, 'main'],
  [{ location: 'south' }, 'south'],
  [{ location: 'south', dealership_slug: 'north', city: 'Manly' }, 'south'],
  [{ dealership_slug: 'north' }, 'main'],
  [{ dealership_slug: 'north', city: 'Manly' }, 'beach'],
  [{ dealership_slug: 'south', city: 'Manly' }, 'south'],
  [{ location: 'hidden', dealership_slug: 'south', city: 'Sutherland' }, 'south'],
  [{ location: 'invisible' }, 'main'],
])('[LD-5] a form with %j is replied to by %s', (asked, slug) => {
  expect(replier(asked, site)?.slug).toBe(slug)
})
