import { expect, test } from 'vitest'
import { landingSlice, wheelSlices } from './wheel.ts'

const won = { number: 3, won: { prize: 'Fuel', claim: '', code: '' } }

test.each([[['Fuel']], [['Fuel', 'Wash']], [['Fuel', 'Wash', 'Hat', 'Tyres', 'Service']]])(
  '[RT-21] a wheel of %s has each prize beside a slice without one, and stops where the outcome says',
  (prizes) => {
    const slices = wheelSlices(prizes)
    expect(slices.length).toBeGreaterThanOrEqual(6)
    for (const [index, slice] of slices.entries()) expect(slice.prize === undefined).toBe(index % 2 === 1)
    expect(slices[landingSlice(slices, prizes, won)]).toEqual({ label: 'Fuel', prize: 0 })
    expect(slices[landingSlice(slices, prizes, { number: 4 })]?.prize).toBeUndefined()
  },
)
