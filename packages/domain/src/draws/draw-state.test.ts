import { expect, test } from 'vitest'
import { drawState } from './draw-state.ts'

const draw = { starts: '2026-12-01T09:00:00+10:00', ends: '2026-12-24T17:00:00+10:00' }
const at = (time: string) => new Date(time)

test.each([
  ['none', undefined, {}],
  ['early', draw, { now: at('2026-11-30T22:59:59Z') }],
  ['open', draw, { now: at('2026-11-30T23:00:00Z') }],
  ['open', draw, { now: at('2026-12-24T06:59:59Z') }],
  ['over', draw, { now: at('2026-12-24T07:00:00Z') }],
  ['over', draw, { now: at('2026-12-24T07:00:00Z'), left: 0 }],
  ['gone', draw, { left: 0 }],
  ['drawn', draw, { hasDrawn: true, left: 0 }],
  ['drawn', draw, { hasDrawn: true, now: at('2027-01-01T00:00:00Z') }],
] as const)('[RT-21] a draw is %s', (state, of, given) => {
  expect(drawState(of, { left: 3, hasDrawn: false, now: at('2026-12-02T00:00:00Z'), ...given })).toBe(state)
})
