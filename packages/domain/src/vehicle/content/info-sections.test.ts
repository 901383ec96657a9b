import type { InfoSection } from '@forecourt/contracts/site/settings/vehicle'
import { expect, test } from 'vitest'
import { infoSections } from './info-sections.ts'

const block = (section: InfoSection['section']): InfoSection => ({ section, paragraphs: ['Words.'], points: [] })
const all = { info_sections: [block('protect'), block('reserve'), block('why'), block('included')] }
const titles = (canReserve: boolean, info = all, features = ['Roof rails']) =>
  infoSections({ features }, info, canReserve).map(({ title }) => title)

test('[VD-8] the sections are in the specified order, whatever that of the dealer’s file', () => {
  expect(titles(true)).toEqual([
    ...['Dealer Comments', "What's Included", 'Why Buy From Us', 'Reserve Online', 'Protect Your Car', 'Features'],
  ])
})

test('[VD-8] Reserve Online is there only for what can be reserved', () =>
  expect(titles(false)).not.toContain('Reserve Online'))

test('[VD-8] without words of the dealer and without features the comments are there', () =>
  expect(titles(true, { info_sections: [] }, [])).toEqual(['Dealer Comments']))
