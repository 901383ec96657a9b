import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Location } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { filteredLocations, type LocationBlock } from './location-block.ts'
import { departmentCounts } from './location-choice.ts'

const [place] = testSite().locations as [Location]
const open = { open: '08:00', close: '17:00' }
const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open }
const of = (id: string, fields: Partial<Location>): Location => ({ ...place, id, slug: id, ...fields })
const locations = [
  of('parts', { location_type: 'parts' }),
  of('yard', { location_type: 'sales', location_subtype: ['buying'], manufacturers: ['kia', 'isuzu-ute'] }),
  of('workshop', { location_type: 'service', hours: { service: week, parts: week }, manufacturers: ['kia'] }),
  of('city', { location_type: 'sales', manufacturers: ['mazda'] }),
  of('invisible', { location_type: 'sales', visible: false, manufacturers: ['kia'], location_subtype: ['buying'] }),
  of('hidden', { location_type: 'sales', manufacturers: ['kia'], location_subtype: ['buying'] }),
]
const site = { locations, hidden_locations: ['hidden'] }

const cases: [string, LocationBlock, string[]][] = [
  ['nothing chosen', {}, ['yard', 'city', 'workshop', 'parts']],
  ['filter: sales', { filter: 'sales' }, ['yard', 'city']],
  ['filter: service alone', { filter: 'service' }, ['workshop']],
  ['filter: parts, a counter or a workshop with one', { filter: 'parts' }, ['workshop', 'parts']],
  ['manufacturer', { manufacturer: 'kia' }, ['yard', 'workshop']],
  ['manufacturer and filter', { manufacturer: 'kia', filter: 'service' }, ['workshop']],
  ['subtype', { subtype: 'buying' }, ['yard']],
  ['primaryLocationId comes first', { primaryLocationId: 'parts' }, ['parts', 'yard', 'city', 'workshop']],
  ['exclude', { exclude: ['city', 'parts'] }, ['yard', 'workshop']],
  ['selectedLocations in their order', { selectedLocations: ['parts', 'city'] }, ['parts', 'city']],
  ['selected and excluded', { selectedLocations: ['parts', 'city'], exclude: ['city'] }, ['parts']],
  [
    'hidden and invisible ones that are named',
    { selectedLocations: ['hidden', 'invisible', 'city'], primaryLocationId: 'hidden' },
    ['city'],
  ],
]
test.each(cases)('[LO-7] [TN-12] %s', (_, block, ids) => {
  expect(filteredLocations(shownLocations(site), block).map(({ id }) => id)).toEqual(ids)
  // Whatever a block says, one that is not visible is not in it even before the site's own hidden ones are left out.
  expect(filteredLocations(locations, block).map(({ id }) => id)).not.toContain('invisible')
})

test('[LO-2] each department with how many locations have it', () => {
  expect(departmentCounts(shownLocations(site))).toEqual([
    { department: 'sales', count: 2 },
    { department: 'service', count: 1 },
    { department: 'parts', count: 2 },
  ])
})
