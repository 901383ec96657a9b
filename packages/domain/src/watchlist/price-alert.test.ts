import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { alertText, nextAlertAt, priceDrop } from './price-alert.ts'

test.each([
  [{ saved_price: 30_000 }, 29_000, 1000],
  [{ saved_price: 30_000 }, 30_000, 0],
  [{ saved_price: 30_000 }, 31_000, 0],
  [{ saved_price: 30_000, announced_price: 29_000 }, 29_500, 0],
  [{ saved_price: 30_000, announced_price: 29_000 }, 28_500, 500],
  [{ saved_price: 30_000, announced_price: 32_000 }, 29_000, 1000],
  [{ saved_price: 30_000 }, undefined, 0],
  [{}, 29_000, 0],
])('of a car with the known prices %j that costs %j the drop is %j', (known, now, drop) => {
  expect(priceDrop(known, now)).toBe(drop)
})

const location = testSite().locations[0]
if (!location) throw new Error('The test site has a location.')
const brisbane = { address: { ...location.address, state: 'QLD' as const } }
const perth = { address: { ...location.address, state: 'WA' as const } }

// Brisbane is ten hours ahead of UTC, Perth eight.
const beforeNine = '2026-11-22T20:30:00Z'
const noon = '2026-11-23T02:00:00Z'
const evening = '2026-11-23T10:00:00Z'

test.each([
  { when: 'in the daytime: now', now: noon, at: brisbane, due: noon },
  { when: 'at night: at nine', now: beforeNine, at: brisbane, due: '2026-11-22T23:00:00Z' },
  { when: 'in the evening: the next morning', now: evening, at: brisbane, due: '2026-11-23T23:00:00Z' },
  { when: 'by the clock of the dealer', now: evening, at: perth, due: evening },
  { when: 'a day after the last', now: noon, sent: '2026-11-22T05:00:00Z', at: brisbane, due: '2026-11-23T05:00:00Z' },
  { when: 'long after the last: now', now: noon, sent: '2026-11-20T05:00:00Z', at: brisbane, due: noon },
])('a message is due $when', ({ now, sent, at, due }) => {
  const sentAt = sent === undefined ? undefined : new Date(sent)
  expect(nextAlertAt({ now: new Date(now), sentAt, location: at })).toEqual(new Date(due))
})

const site = { ...testSite(), name: 'Northgate' }
const rav4 = { name: '2023 Toyota RAV4', price: '$46,990', by: 1000 }
test.each([
  [[rav4], 'Northgate: the 2023 Toyota RAV4 you saved is now $46,990, $1,000 less.'],
  [
    [{ name: '2022 Mazda 3', price: '$27,490', by: 500 }, rav4],
    'Northgate: the 2023 Toyota RAV4 you saved is now $46,990, $1,000 less, and another saved vehicle costs less too.',
  ],
  [
    [rav4, { ...rav4, by: 100 }, { ...rav4, by: 200 }],
    'Northgate: the 2023 Toyota RAV4 you saved is now $46,990, $1,000 less, and 2 more saved vehicles cost less too.',
  ],
])('a message about %# drops begins with the largest', (drops, text) => {
  expect(alertText(site, drops)).toBe(text)
})

test('a message about several says the noun of the site', () => {
  const vans = { ...site, copy: { ...site.copy, noun: ['caravan', 'caravans'] as [string, string] } }
  expect(alertText(vans, [rav4, rav4])).toMatch(/and another saved caravan costs less too\.$/)
  expect(alertText(vans, [rav4, rav4, rav4])).toMatch(/and 2 more saved caravans cost less too\.$/)
})
