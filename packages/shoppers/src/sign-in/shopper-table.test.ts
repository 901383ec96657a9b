import { deleteItem } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test } from 'vitest'
import { recordSignIn } from './shopper-table.ts'

withLocalTables()

const shopper = { tenant: 'harbourside', phone: '+61412345678' }
const [first, later] = [new Date('2026-11-02T00:00:00.000Z'), new Date('2026-11-03T00:00:00.000Z')]
const at = { website: 'harbourside', dealership_slug: 'harbourside' }

test('[WL-8] what is not given at a later sign-in stays, and what is given takes its place', async () => {
  const before = await recordSignIn(shopper, { ...at, first_name: 'Ada', email: 'ada@shopper.example' }, first)
  const after = await recordSignIn(shopper, { ...at, first_name: 'Adah', email: undefined }, later)
  expect(after).toEqual({ ...before, first_name: 'Adah', last_signed_in_at: later.toISOString() })
})

test('[WL-8] who was erased is a new shopper the next time', async () => {
  const before = await recordSignIn(shopper, { ...at, first_name: 'Ada' }, first)
  await deleteItem('shoppers', shopper)
  const after = await recordSignIn(shopper, at, later)
  expect(after.user_id).not.toBe(before.user_id)
  expect(after).toMatchObject({ created_at: later.toISOString() })
  expect(after).not.toHaveProperty('first_name')
})
