import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { vehicleTicket } from './vehicle-ticket.ts'

const ticket = {
  title: 'Weighbridge ticket',
  figures: ['tare' as const, 'atm' as const, 'payload' as const, 'sleeps' as const],
  needs: 'figure' as const,
  done: { title: 'Weighed', lines: ['Over our own scales'] },
  not: { title: 'Not on the scales', lines: ['Water and gas'] },
}
const site = { ...testSite(), ticket, autograb: true }
const van = testVehicle({ price: 40_000, tare_weight: 2150, aggregate_trailer_mass: 2580, sleeps: 0, state: 'SA' })

test('a ticket has the price, the figures that are known, and what was done and was not', () => {
  expect(vehicleTicket(van, site)).toMatchObject({
    title: 'Weighbridge ticket',
    number: van.stocknum,
    price: { text: '$40,000' },
    figures: [
      { label: 'Tare', value: '2,150 kg' },
      { label: 'ATM', value: '2,580 kg' },
      { label: 'May carry', value: '430 kg' },
    ],
    done: ticket.done,
    not: ticket.not,
  })
})

test('[VD-4] a value that a feed has as null is no figure', () => {
  const colour = { ...ticket, figures: ['colour' as const] }
  const all = { ...ticket, figures: ['colour' as const, 'tare' as const] }
  expect(vehicleTicket({ ...van, colour: 'null' }, { ...site, ticket: all })?.figures).toHaveLength(1)
  expect(vehicleTicket({ ...van, colour: 'null' }, { ...site, ticket: colour })).toBeUndefined()
})

test.each([
  [{ tare_weight: 0 }, ['ATM']],
  [{ aggregate_trailer_mass: 0 }, ['Tare']],
  [{ tare_weight: 0, aggregate_trailer_mass: 0, body_length: 0 }, undefined],
])('[VD-4] a measure that a feed has as 0 is no figure: %j', (changes, labels) => {
  const measures = { ...ticket, figures: ['tare' as const, 'atm' as const, 'payload' as const, 'length' as const] }
  const shown = vehicleTicket({ ...van, ...changes }, { ...site, ticket: measures })
  expect(shown?.figures.map(({ label }) => label)).toEqual(labels)
})

const sheet = {
  ...ticket,
  figures: ['built' as const],
  needs: 'sentence' as const,
  done: { title: 'Done', lines: ['Driven by us'], words: ['serviced', 'tyres'] },
  not: { title: 'Left', lines: ['Every mark'], words: ['chip', 'touched-up mark'] },
}
const sheetOf = (dealercomments: string | undefined) =>
  vehicleTicket({ ...van, build_date: '2023-05', dealercomments }, { ...site, ticket: sheet })

test('a list with words has the sentences of the comments that have one, in place of its lines', () => {
  const comments =
    'Last serviced at 50,000 km. It uses 7.1 L/100 km.\nThe tyres have 5 mm. 8 gears! The tyres have 5 mm. Retyres? A touched up mark, and serviced.'
  expect(sheetOf(comments)).toMatchObject({
    isQuoted: true,
    figures: [{ label: 'Built' }],
    done: { title: 'Done', lines: ['Last serviced at 50,000 km.', 'The tyres have 5 mm.'] },
    not: { title: 'Left', lines: ['A touched up mark, and serviced.'] },
  })
  expect(sheetOf('One chip.')).toMatchObject({ done: { lines: [] }, not: { lines: ['One chip.'] } })
})

test.each([undefined, '', 'Ring and ask.', 'Chipper, and ser-viced.', `Serviced ${'and serviced '.repeat(20)}.`])(
  'a vehicle whose comments say nothing for a list has none where the site needs a sentence: %j',
  (comments) => expect(sheetOf(comments)).toBeUndefined(),
)

test('a site without a ticket has none, and neither has a vehicle that is gone or has not arrived', () => {
  expect(vehicleTicket(van, { ...site, ticket: undefined })).toBeUndefined()
  expect(vehicleTicket({ ...van, status: 'sold' }, site)).toBeUndefined()
  expect(vehicleTicket({ ...van, status: 'coming_soon' }, site)).toBeUndefined()
  expect(vehicleTicket({ ...van, reserved: true }, site)).toBeDefined()
})

test.each([
  [40_000, { share: 0.5, text: 'At the average in SA' }],
  [40_499, { text: 'At the average in SA' }],
  [50_000, { share: 0, text: '$10,000 below the average in SA' }],
  [38_000, { text: '$2,000 above the average in SA' }],
  [undefined, undefined],
  [0, undefined],
  [1, undefined],
])('[BY-6] beside an average of %j the market says %j', (state_average_market_price, market) => {
  const shown = vehicleTicket({ ...van, state_average_market_price }, site)?.market
  if (market) expect(shown).toMatchObject(market)
  else expect(shown).toBeUndefined()
  expect(vehicleTicket({ ...van, state_average_market_price }, { ...site, autograb: false })?.market).toBeUndefined()
})
