import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { departmentDetails } from './department-details.ts'

const open = { open: '08:00', close: '17:00' }
const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: 'closed' } as const

test('[TN-12] [LD-10] a department works at the places that the site shows', () => {
  const places = testSite().locations.flatMap((place) =>
    ['north', 'hidden', 'invisible'].map((slug) => ({ ...place, id: slug, slug, hours: { parts: week } })),
  )
  const locations = places.map((place) => ({ ...place, visible: place.slug !== 'invisible' }))
  const site = testSite({ locations, hidden_locations: ['hidden'] })
  const details = departmentDetails(site, 'parts', new Date('2026-11-23T00:00:00Z'))
  expect(details.places.map(({ location }) => location)).toEqual(['north'])
})
