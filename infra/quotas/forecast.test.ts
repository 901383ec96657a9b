import { expect, test } from 'vitest'
import { firstReached, forecast, type Growing } from './forecast.ts'

const now = { functions: 40, remotes: 5, dealers: 4 }
const growing: Growing = {
  now,
  usages: [
    { limit: 'resources', of: 'forecourt-prod-finance', used: 60 },
    { limit: 'roles', of: 'the account', used: 50 },
    { limit: 'code', of: 'forecourt-prod-finance: quote', used: 1000 },
    { limit: 'stacks', of: 'ap-southeast-2', used: 11 },
    { limit: 'distributionTenants', of: 'the account', used: 4 },
  ],
  withOneMoreRemote: [
    { limit: 'resources', of: 'forecourt-prod-finance', used: 60 },
    { limit: 'roles', of: 'the account', used: 53 },
  ],
}

const usedAt = (size: Partial<typeof now>) => forecast(growing, { ...now, ...size }).map(({ used }) => used)

test('nothing grows by itself', () => {
  expect(usedAt({})).toEqual([60, 50, 1000, 11, 4])
})

test('functions grow in proportion, remotes by what one more adds, dealers by a stack and a tenant each', () => {
  expect(usedAt({ functions: 200 })).toEqual([300, 250, 1000, 11, 4])
  expect(usedAt({ remotes: 20 })).toEqual([60, 95, 1000, 26, 4])
  expect(usedAt({ dealers: 1000 })).toEqual([60, 50, 1000, 1007, 1000])
})

test('what is fixed does not grow with the rest', () => {
  const text = { limit: 'edgeFunction', of: 'the edge', used: 4000, fixed: 3000 } as const
  const [then] = forecast({ ...growing, usages: [text] }, { ...now, functions: 80 })
  expect(then?.used).toBe(5000)
})

test('what is reached first is what grows, the nearest to its limit first', () => {
  const first = firstReached(growing, { ...now, dealers: 10_000 })
  expect(first.map(({ limit }) => limit)).toEqual(['stacks', 'distributionTenants'])
})
