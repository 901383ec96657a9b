import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { measures } from './recognise-measures.ts'

const none = { ranges: {}, lists: {}, flags: {} }
const measured = (query: string) => {
  const context = { pricing: 'purchase', thisYear: 2026, hasBerths: true } as const
  const { phrases, left } = recognise(query, [measures], context)
  const said = phrases.map((phrase) => phrase.said).reverse()
  const partsOf = (part: 'ranges' | 'lists' | 'flags') => Object.assign({}, ...said.map((own) => own[part]))
  const parts = { ranges: partsOf('ranges'), lists: partsOf('lists'), flags: partsOf('flags') }
  return phrases.length > 0 ? { ...parts, left: left.split(' ').filter(Boolean).join(' ') } : undefined
}

test.each([
  ['caravan sleeps 4', 'caravan', { lists: { sleeps: ['4'] } }],
  ['four berth caravan', 'caravan', { lists: { sleeps: ['4'] } }],
  ['sleeps 8+', '', { lists: { sleeps: ['10', '8', '9'] } }],
  ['caravan under 2500kg', 'caravan', { ranges: { aggregate_trailer_mass: { max: 2500 } } }],
  ['caravan under 2,500 kg ATM', 'caravan', { ranges: { aggregate_trailer_mass: { max: 2500 } } }],
  ['van up to 1.8t tare', 'van', { ranges: { tare_weight: { max: 1800 } } }],
  ['ute towing 3500kg', 'ute', { ranges: { towing: { min: 3500 } } }],
  ['3.5 tonne towing ute', 'ute', { ranges: { towing: { min: 3500 } } }],
  ['caravan under 6.5m', 'caravan', { ranges: { body_length: { max: 6500 } } }],
  ['caravan over 7 metres long', 'caravan', { ranges: { body_length: { min: 7000 } } }],
  ['caravan 6.5m or less', 'caravan', { ranges: { body_length: { max: 6500 } } }],
  ['20ft caravan', 'caravan', { ranges: { body_length: { min: 5944, max: 6248 } } }],
  ['caravan under 21 foot', 'caravan', { ranges: { body_length: { max: 6401 } } }],
  ['bunk caravan', 'caravan', { lists: { sleeps: ['10', '4', '5', '6', '7', '8', '9'] } }],
  ['caravan bunk', 'caravan', { lists: { sleeps: ['10', '4', '5', '6', '7', '8', '9'] } }],
  ['caravan bunks', 'caravan', { lists: { sleeps: ['10', '4', '5', '6', '7', '8', '9'] } }],
  ['jayco triple bunk van', 'jayco', { lists: { sleeps: ['10', '4', '5', '6', '7', '8', '9'] } }],
  ['sleeps 6 with bunks', 'with', { lists: { sleeps: ['6'] } }],
  ['price dropped suv', 'suv', { flags: { price_dropped: true } }],
  ['reduced', '', { flags: { price_dropped: true } }],
  ['utes below market value', 'utes', { flags: { below_market: true } }],
  [
    'caravan sleeps 4 under 2500kg',
    'caravan',
    { lists: { sleeps: ['4'] }, ranges: { aggregate_trailer_mass: { max: 2500 } } },
  ],
])('[SR-20] “%s” is “%s” and %j', (query, left, parts) => {
  expect(measured(query)).toEqual({ ...none, left, ...parts })
})

test.each([
  'bmw m3',
  'tow bar',
  'under 2500',
  'sleepy',
  'mercedes t',
  'super market',
  '2500',
  'sleeps 40',
  'toyota',
  'mazda 2 foxtail',
  'ford f250',
])('“%s” names none of them', (query) => expect(measured(query)).toBeUndefined())
