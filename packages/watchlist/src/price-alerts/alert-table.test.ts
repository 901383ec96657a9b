import type { Consent } from '@forecourt/contracts/leads/consent'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test } from 'vitest'
import {
  askForPriceAlerts,
  claimAlert,
  listDueAlerts,
  markPending,
  type PriceAlert,
  readPriceAlert,
  releaseClaim,
  stopPriceAlerts,
} from './alert-table.ts'

withLocalTables()

const [morning, noon] = [new Date('2026-11-02T00:00:00.000Z'), new Date('2026-11-02T03:00:00.000Z')]
const [sent_at, due_at] = [morning.toISOString(), noon.toISOString()]
const consent: Consent = { wording: 'Messages about lower prices.', version: '1', at: sent_at }

let phones = 0
const newShopper = () => ({ tenant: 'northgate', phone: `+614${String(++phones).padStart(8, '0')}` })

type Shopper = ReturnType<typeof newShopper>
const read = async (shopper: Shopper): Promise<PriceAlert> => (await readPriceAlert(shopper)) ?? shopper
const claim = async (shopper: Shopper) => claimAlert(await read(shopper), noon)
const ask = (shopper: Shopper) => askForPriceAlerts(shopper, consent)
const mark = (shopper: Shopper) => markPending(shopper, noon)

/** What happens in turn, and what is stored then. */
test.each<[string, ((shopper: Shopper) => Promise<unknown>)[], Partial<PriceAlert>]>([
  ['who never asked gets no message', [mark], {}],
  ['who asked is to get one', [ask, mark], { consent, pending: 'yes', due_at }],
  ['the first time stays', [ask, mark, (one) => markPending(one, morning)], { consent, pending: 'yes', due_at }],
  ['a claim takes it', [ask, mark, claim], { consent, sent_at: due_at }],
  [
    'stopping takes consent and message, and keeps when the last was sent',
    [ask, mark, claim, mark, stopPriceAlerts],
    { sent_at: due_at },
  ],
  ['who asks again is not new', [ask, mark, claim, stopPriceAlerts, ask], { consent, sent_at: due_at }],
  ['stopping twice stores nothing', [stopPriceAlerts, stopPriceAlerts], {}],
])('%s', async (_, steps, stored) => {
  const shopper = newShopper()
  for (const step of steps) await step(shopper)
  expect(await read(shopper)).toEqual({ ...shopper, ...stored })
})

test('of two claims one holds, and one after stopping none', async () => {
  const shopper = newShopper()
  await ask(shopper)
  await mark(shopper)
  const alert = await read(shopper)
  expect((await Promise.all([claimAlert(alert, noon), claimAlert(alert, noon)])).toSorted()).toEqual([false, true])
  await mark(shopper)
  const next = await read(shopper)
  await stopPriceAlerts(shopper)
  expect(await claimAlert(next, noon)).toBe(false)
})

test.each([
  ['after the first message', undefined],
  ['after another', sent_at],
])('a claim after which nothing was sent is taken back as it was, %s', async (_, before) => {
  const shopper = newShopper()
  await ask(shopper)
  await mark(shopper)
  const alert = { ...(await read(shopper)), ...(before !== undefined && { sent_at: before }) }
  await claimAlert(alert, noon)
  await releaseClaim(alert, noon)
  expect(await read(shopper)).toEqual({
    ...{ ...shopper, consent, pending: 'yes', due_at },
    ...(before !== undefined && { sent_at: before }),
  })
})

test('those that are due are listed, the longest due first', async () => {
  const [first, second, later] = [newShopper(), newShopper(), newShopper()]
  for (const [shopper, minutes] of [
    [second, -1],
    [first, -2],
    [later, 1],
  ] as const) {
    await ask(shopper)
    await markPending(shopper, new Date(morning.getTime() + minutes * 60_000))
  }
  expect(await Array.fromAsync(listDueAlerts(morning, 10))).toEqual([first, second])
})
