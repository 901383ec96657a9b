import { join } from 'node:path'
import { expect, test } from 'vitest'

const load = (name: string) => import(join(import.meta.dirname, name))
const { timeTable } = await load('shares.mjs')
const { journeyTests, pageTests, unitTests } = await load('checks.mjs')

const names: string[] = ['checks', unitTests({ isAll: true }).name, pageTests.name, journeyTests.name]

test.each(['core', 'all'])('every stage has a share of %s', (shares) => {
  const stages = names.map((name) => ({ name, seconds: 100_000, loop: 0 }))
  expect(timeTable(stages, shares, 1).slow).toEqual(
    names.map((name) => expect.stringMatching(new RegExp(`^${name} took 100000 s of at most \\d+ s$`))),
  )
})

test('a slower machine has more time, a faster one no less', () => {
  const limitAt = (loop: number) =>
    Number(/ of at most (\d+) s$/.exec(timeTable([{ name: 'checks', seconds: 100_000, loop }], 'core', 1).slow[0])?.[1])
  expect(limitAt(1.8) / limitAt(0.18)).toBeCloseTo(10, 0)
  expect(limitAt(0.01)).toBe(limitAt(0.02))
})
