import { expect, test } from 'vitest'
import { leadAttempts, leadState, leadTargets } from './lead-state.ts'

const target = (state: 'pending' | 'delivered' | 'failed', attempts = 1) => ({ state, attempts })

test.each([
  [{ email: target('delivered') }, 'delivered', 1],
  [{ email: target('delivered', 2), webhook: target('pending', 3) }, 'pending', 5],
  [{ email: target('pending'), adf: target('failed') }, 'failed', 2],
  [{}, 'delivered', 0],
])('a lead whose delivery is %j is %s after %i attempts', (delivery, state, attempts) => {
  expect([leadState({ delivery }), leadAttempts({ delivery })]).toEqual([state, attempts])
})

test('targets come in one order', () => {
  const delivery = { webhook: target('failed'), email: target('delivered') }
  expect(leadTargets({ delivery }).map(({ name }) => name)).toEqual(['email', 'webhook'])
})
