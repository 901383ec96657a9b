import { expect, test } from 'vitest'
import { upToSteps } from './up-to-steps.ts'

test.each([
  [
    'used cars',
    { min: 5_000, max: 65_000, counts: [10, 20, 20, 10, 10, 10] },
    [8_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000],
  ],
  ['prices by the week', { min: 150, max: 450, counts: [10, 20, 10] }, [200, 250, 300, 400]],
  ['one dear vehicle among cheap ones', { min: 0, max: 400_000, counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }, []],
  ['one price', { min: 20_000, max: 20_000, counts: [4] }, []],
  ['nothing left', { min: 5_000, max: 9_000, counts: [0, 0] }, []],
])('of %s the choices are %j', (_, histogram, steps) => {
  expect(upToSteps(histogram)).toEqual(steps)
})

test('without a histogram there is nothing to choose', () => {
  expect(upToSteps(undefined)).toEqual([])
})

test('there are ten choices at most, and the dearest of a hundred does not stretch them', () => {
  const steps = upToSteps({ min: 10, max: 1_000_000, counts: [99, 0, 0, 0, 0, 0, 0, 0, 0, 1] })
  expect(steps.length).toBeLessThanOrEqual(10)
  expect(steps.at(-1)).toBeLessThanOrEqual(100_000)
})
