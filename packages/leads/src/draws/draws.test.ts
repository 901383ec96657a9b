import type { DrawEntry } from '@forecourt/contracts/draws/draw'
import type { DrawSettings } from '@forecourt/contracts/site/settings/draws'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { describe, expect, test } from 'vitest'
import { listEntries, movePlace, readPlace } from './draw-table.ts'
import { enterDraw, openDraw, outcomeOf, prizesLeft } from './enter-draw.ts'
import { verifyDraw } from './verify-draw.ts'

withLocalTables()

const now = new Date('2026-12-02T00:00:00Z')
const tenant = 'northgate'
let draws = 0

function open(prizes: { chance: number; stock: number }[]) {
  draws += 1
  const settings: DrawSettings = {
    id: `draw-${draws}`,
    name: 'A draw',
    starts: '2026-12-01T00:00:00Z',
    ends: '2026-12-31T00:00:00Z',
    terms: 'One each.',
    prizes: prizes.map((prize, index) => ({ ...prize, name: `Prize ${index + 1}`, claim: 'Say the code.' })),
  }
  return openDraw(tenant, settings, now)
}
const entriesOf = (id: string) => Array.fromAsync(listEntries(tenant, id))

test('[RT-21] 40 shoppers at once, each twice: one entry each, and never more prizes than there are', {
  tags: 'long',
}, async () => {
  const opening = await open([{ chance: 100, stock: 7 }])
  const shoppers = Array.from({ length: 40 }, (_, index) => `mark-${index % 20}`)
  const found = await Promise.all(shoppers.map((mark) => enterDraw(opening, mark, now)))
  const entries = await entriesOf(opening.id)
  expect(entries.map(({ won, left }) => [won, left[0]])).toEqual([6, 5, 4, 3, 2, 1, 0].map((left) => [0, left]))
  expect(await prizesLeft(opening)).toEqual([0])
  const winners = new Set(entries.map(({ mark }) => mark))
  expect(winners.size).toBe(7)
  for (const [index, mark] of shoppers.entries()) expect(found[index]?.mark).toBe(winners.has(mark) ? mark : undefined)
  expect(verifyDraw(opening, entries)).toEqual([])
})

test('[RT-21] who wins nothing has had their turn', { tags: 'long' }, async () => {
  const opening = await open([{ chance: 0.01, stock: 1 }])
  const marks = Array.from({ length: 12 }, (_, index) => `mark-${index}`)
  const first = await Promise.all(marks.map((mark) => enterDraw(opening, mark, now)))
  const again = await Promise.all(marks.map((mark) => enterDraw(opening, mark, new Date())))
  expect(again).toEqual(first)
  expect(await entriesOf(opening.id)).toHaveLength(12)
})

test('[RT-21] a request that died after it chose its number takes that number, or the next where another has it', async () => {
  const opening = await open([{ chance: 50, stock: 9 }])
  await movePlace(await readPlace(tenant, opening.id, 'died'), 1)
  expect((await enterDraw(opening, 'other', now))?.number).toBe(1)
  expect((await enterDraw(opening, 'died', now))?.number).toBe(2)
  await movePlace(await readPlace(tenant, opening.id, 'died-too'), 3)
  expect((await enterDraw(opening, 'died-too', now))?.number).toBe(3)
})

test('[RT-21] a draw keeps the prizes that it opened with', async () => {
  const opening = await open([{ chance: 100, stock: 1 }])
  const later = await openDraw(
    tenant,
    { ...opening, prizes: [], name: '', starts: '', ends: '', terms: '' },
    new Date(),
  )
  expect(later).toEqual(opening)
  const entry = await enterDraw(opening, 'mark', now)
  expect(entry && outcomeOf(opening, entry)).toEqual({
    number: 1,
    won: { prize: 'Prize 1', claim: 'Say the code.', code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) },
  })
})

describe('[RT-21] the record of a draw is checked', () => {
  const changes: [name: string, change: (entry: DrawEntry) => Partial<DrawEntry>, problem: string][] = [
    ['another roll', ({ roll }) => ({ roll: roll === 1 ? 2 : 1 }), 'has a roll that the seed does not make'],
    [
      'another outcome',
      ({ won }) => ({ won: won === 0 ? undefined : 0 }),
      'has an outcome that the rule does not make',
    ],
    [
      'another stock',
      ({ left }) => ({ left: left.map((count) => count + 1) }),
      'leaves another stock than the rule does',
    ],
    ['another time', () => ({ drawn_at: '2026-12-03T00:00:00.000Z' }), 'was changed, or the one before it was'],
    ['a phone number twice', () => ({ mark: 'mark-0' }), 'is a second one of its phone number'],
    ['a number that is missing', () => ({ number: 3 }), 'is not number 2'],
  ]
  test.each(changes)('for %s', async (_, change, problem) => {
    const opening = await open([{ chance: 50, stock: 9 }])
    for (const mark of ['mark-0', 'mark-1', 'mark-2']) await enterDraw(opening, mark, now)
    const entries = await entriesOf(opening.id)
    const changed = entries.map((entry, index) => (index === 1 ? { ...entry, ...change(entry) } : entry))
    expect(verifyDraw(opening, entries)).toEqual([])
    expect(verifyDraw(opening, changed).join(' ')).toContain(problem)
  })

  test('for another seed and for other prizes', async () => {
    const opening = await open([{ chance: 50, stock: 9 }])
    expect(verifyDraw({ ...opening, seed: 'another' }, [])).toEqual(['The seed is not the one that was committed to.'])
    const [prize] = opening.prizes
    const prizes = [{ ...prize, name: 'Prize 1', claim: '', chance: 60, stock: 9 }]
    expect(verifyDraw({ ...opening, prizes }, [])).toEqual(['The prizes are not those that the draw opened with.'])
  })
})
